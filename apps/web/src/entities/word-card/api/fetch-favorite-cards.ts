import { API_PATHS } from '@wordloom/contracts/paths';
import { getCardPage } from '#entities/word-card/api/get-card-page.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';

/** The cards the learner has marked. */
export function fetchFavoriteCards(page: number, signal: AbortSignal): Promise<CardPage> {
  return getCardPage(API_PATHS.favoriteCards, page, signal);
}
