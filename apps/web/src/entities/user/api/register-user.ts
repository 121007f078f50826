import type { Message, Register } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function registerUser(body: Register): Promise<Partial<Message>> {
  const { data } = await apiClient.post<Partial<Message>>(API_PATHS.register, body);
  return data;
}
