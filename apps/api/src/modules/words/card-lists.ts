import { LIMITS } from '@wordloom/contracts/limits';
import type { PreparedStatement } from '#database/database.ts';
import { selectCardPage, selectFooterPage } from './card-projection.ts';
import { BLOCK, type Facet, ownTotal, seekStatement, visibleTotal } from './card-totals.ts';
import { visibleParts, visibleTo } from './card-visibility.ts';

/**
 * A list of cards: `page` takes the reader, the limit and the offset. A list of visible cards, newest first, also
 * takes the highest id that may stand on the page and then what is searched for; it has a `seek` for pages far
 * behind, which takes the reader, the offset and what is searched for.
 */
export interface ListStatements {
  page: PreparedStatement;
  seek?: PreparedStatement;
}

// Values the planner cannot look at: the plan that is made once then costs what it costs for any reader.
const READER = '(SELECT $1::integer)';
const LIMIT = '(SELECT $2::bigint)';
const OFFSET = '(SELECT $3::bigint)';
const FROM = '(SELECT $4::integer)';

/** More than any page needs of either part; known to the planner, so that it reads the index in its order. */
const PART_DEPTH = BLOCK + LIMITS.unpagedRows;

export const LIST_STATEMENTS = {
  visible: visibleList(
    'cards_visible',
    () => `'all'`,
    () => 'true',
  ),
  footers: visibleList(
    'footers',
    () => `'all'`,
    () => 'true',
    selectFooterPage,
  ),
  language: visibleList(
    'cards_language',
    (value) => `'language:' || ${value}::text`,
    (value) => `t.language_code = (SELECT ${value}::text)`,
  ),
  category: visibleList(
    'cards_category',
    (value) => `'category:' || ${value}::integer`,
    (value) => `t.category_id = (SELECT ${value}::integer)`,
  ),
  own: {
    page: {
      name: 'cards_own',
      text: selectCardPage(
        `SELECT t.id FROM word_translations t WHERE t.owner_id = ${READER}
          ORDER BY t.id DESC LIMIT ${LIMIT} OFFSET ${OFFSET}`,
        ownTotal('$1'),
        '$1',
      ),
    },
  },
  favorites: {
    page: {
      name: 'cards_favorites',
      text: selectCardPage(
        `SELECT t.id FROM favorites f JOIN word_translations t ON t.id = f.word_translation_id
          WHERE f.user_id = ${READER} AND ${visibleTo(READER)}
          ORDER BY f.created_at DESC, t.id DESC LIMIT ${LIMIT} OFFSET ${OFFSET}`,
        `(SELECT count(*)::integer
            FROM favorites f JOIN word_translations t ON t.id = f.word_translation_id
           WHERE f.user_id = $1 AND ${visibleTo('$1')})`,
        '$1',
      ),
    },
  },
} satisfies Record<string, ListStatements>;

export type ListName = keyof typeof LIST_STATEMENTS;

function visibleList(
  name: string,
  facet: (value: string) => Facet,
  condition: (value: string) => string,
  select = (ids: string, total: string) => selectCardPage(ids, total, '$1'),
): Required<ListStatements> {
  const parts = visibleParts(READER).map(
    (part) => `(SELECT t.id FROM word_translations t
      WHERE ${part} AND ${condition('$5')} AND t.id <= ${FROM} ORDER BY t.id DESC LIMIT ${PART_DEPTH})`,
  );
  const ids = `SELECT id FROM (${parts.join(' UNION ALL ')}) AS visible
    ORDER BY id DESC LIMIT ${LIMIT} OFFSET ${OFFSET}`;
  return {
    page: { name, text: select(ids, visibleTotal('$1', facet('$5'))) },
    seek: seekStatement(`${name}_seek`, facet('$3'), condition('$3')),
  };
}
