import { API_PATHS } from '@wordloom/contracts/paths';
import { getCardPage } from '#entities/word-card/api/get-card-page.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';

/** The learner's own cards and everybody's public ones, newest first. */
export function fetchAllWords(page: number, signal: AbortSignal): Promise<CardPage> {
  return getCardPage(API_PATHS.view, page, signal);
}
