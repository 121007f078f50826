import type { Login, LoginAnswer } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** The answer is trusted only as far as it goes: the screen checks that a token is in it. */
export async function logIn(body: Login): Promise<Partial<LoginAnswer>> {
  const { data } = await apiClient.post<Partial<LoginAnswer>>(API_PATHS.login, body);
  return data;
}
