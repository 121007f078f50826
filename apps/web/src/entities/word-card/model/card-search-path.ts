import { API_PATHS } from '@wordloom/contracts/paths';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';

/** Where the cards are listed that a search finds. */
export function cardSearchPath(search: CardSearch): string {
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
