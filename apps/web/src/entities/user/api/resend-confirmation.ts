import type { Message, ResendVerification } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function resendConfirmation(body: ResendVerification): Promise<Partial<Message>> {
  const { data } = await apiClient.post<Partial<Message>>(API_PATHS.resendVerification, body);
  return data;
}
