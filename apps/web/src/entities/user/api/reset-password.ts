import type { Message, ResetPassword } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Sets a new password with the token of a mailed link; every session of the account ends. */
export async function resetPassword(body: ResetPassword): Promise<Partial<Message>> {
  const { data } = await apiClient.post<Partial<Message>>(API_PATHS.resetPassword, body);
  return data;
}
