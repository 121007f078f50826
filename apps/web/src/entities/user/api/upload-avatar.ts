import { API_PATHS } from '@wordloom/contracts/paths';
import type { AvatarAnswer } from '@wordloom/contracts/users';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function uploadAvatar(userId: number, file: File): Promise<AvatarAnswer> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await apiClient.post<AvatarAnswer>(API_PATHS.avatar(userId), form);
  return data;
}
