import { API_PATHS } from '@wordloom/contracts/paths';
import { getCardPage } from '#entities/word-card/api/get-card-page.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';

/** Of the cards the learner may see, those that a search finds. */
export function searchCards(
  search: CardSearch,
  page: number,
  signal: AbortSignal,
): Promise<CardPage> {
  return getCardPage(pathOf(search), page, signal);
}

function pathOf(search: CardSearch): string {
  switch (search.by) {
    case 'language':
      return API_PATHS.searchByLanguage(search.code);
    case 'category':
      return API_PATHS.searchByCategory(search.id);
    case 'description':
      return API_PATHS.searchByDescription(search.text);
    case 'example':
      return API_PATHS.searchByExample(search.text);
  }
}
