import { LIMITS } from '@wordloom/contracts/limits';
import { selectPage } from './card-lists.ts';
import { visibleTo } from './card-visibility.ts';

/** What of a card is searched. */
export type SearchedText = 'description' | 'example';

/** How many matches a search knows, the newest: what it costs must not grow with the cards that match. */
export const SEARCH_DEPTH = LIMITS.unpagedRows;

/** The statements of a search: `$1` is the reader, `$2` the text; the page also takes limit and offset. */
interface SearchStatements {
  page: string;
  count: string;
}

// An index of trigrams finds nothing for less than three letters or digits in a row.
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

const STATEMENTS = {
  description: statementsOf('t.description'),
  example: statementsOf('t.example'),
} satisfies Record<SearchedText, unknown>;

/**
 * How to find the cards that contain a text, without regard to case and accents; `%`, `_` and `\` stand for
 * themselves. Not for preparing: the plan depends on how common the text is.
 */
export function searchStatements(searched: SearchedText, text: string): SearchStatements {
  const { byTrigrams, byNgrams } = STATEMENTS[searched];
  return HAS_TRIGRAM.test(text) ? byTrigrams : byNgrams;
}

function statementsOf(column: string): Record<'byTrigrams' | 'byNgrams', SearchStatements> {
  return {
    byTrigrams: statementsWhere(
      String.raw`searchable(${column}) LIKE
        '%' || regexp_replace(searchable($2), '([\\%_])', '\\\1', 'g') || '%'`,
    ),
    // Not LIKE again: PostgreSQL would ask the other index for it as well, in vain.
    byNgrams: statementsWhere(
      `ngrams(searchable(${column})) @> ngrams_within(searchable($2))
        AND position(searchable($2) in searchable(${column})) > 0`,
    ),
  };
}

function statementsWhere(condition: string): SearchStatements {
  const where = `${condition} AND ${visibleTo('$1')}`;
  return {
    page: selectPage({ where, searches: true }),
    count: `SELECT count(*)::integer AS total
      FROM (SELECT FROM word_translations t WHERE ${where} LIMIT ${SEARCH_DEPTH}) AS found`,
  };
}
