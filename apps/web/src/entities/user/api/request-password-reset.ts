import type { ForgotPassword, Message } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Asks for a reset link; the answer is the same whatever the address. */
export async function requestPasswordReset(body: ForgotPassword): Promise<Partial<Message>> {
  const { data } = await apiClient.post<Partial<Message>>(API_PATHS.forgotPassword, body);
  return data;
}
