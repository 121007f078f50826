import { API_PATHS } from '@wordloom/contracts/paths';
import type { AddReaction, Reaction } from '@wordloom/contracts/reactions';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Takes the place of the learner's earlier reaction to this card. */
export async function addReaction(reaction: AddReaction): Promise<Reaction> {
  const { data } = await apiClient.post<Reaction>(API_PATHS.reactions, reaction);
  return data;
}
