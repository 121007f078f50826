import { API_PATHS } from '@wordloom/contracts/paths';
import { getCardPage } from '#entities/word-card/api/get-card-page.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';

interface PageOfMyWords {
  userId: number;
  page: number;
  signal: AbortSignal;
}

export function fetchMyWords({ userId, page, signal }: PageOfMyWords): Promise<CardPage> {
  return getCardPage(API_PATHS.myWords(userId), page, signal);
}
