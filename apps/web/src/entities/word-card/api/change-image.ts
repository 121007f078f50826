import { API_PATHS } from '@wordloom/contracts/paths';
import type { ChangeImageAnswer } from '@wordloom/contracts/translations';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Gives a card another picture and answers its address, and whose it is where it is a photo. */
export async function changeImage(id: number) {
  const { data } = await apiClient.post<ChangeImageAnswer>(API_PATHS.changeImage(id));
  return { imageUrl: data.message, imageCredit: data.imageCredit };
}
