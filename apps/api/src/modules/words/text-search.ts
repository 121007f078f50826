import { LIMITS } from '@wordloom/contracts/limits';
import type { PreparedStatement } from '#database/database.ts';
import { visibleTo } from './card-visibility.ts';

/** What of a card is searched. */
export type SearchedText = 'description' | 'example';

/** How many matches a search knows, the newest: what it costs must not grow with the cards that match. */
export const SEARCH_DEPTH = LIMITS.unpagedRows;

/** How many cards are looked at one by one, before anything else: enough to tell how common a text is. */
export const LOOK = 2_048;

/** What a look at the newest cards finds. */
export interface NewestMatches {
  /** The cards that match, newest first. */
  ids: number[];
  /** The oldest card looked at; null when there is none at all. */
  reached: number | null;
  /** How many cards were looked at. */
  looked: number;
  /** The text as it is compared, without case and accents. */
  folded: string;
}

/** The statements of a search, without regard to case and accents; `%`, `_` and `\` stand for themselves. */
interface SearchStatements {
  /** Looks at the newest cards one by one: `$1` is the reader, `$2` the text. Answers {@link NewestMatches}. */
  look: PreparedStatement;
  /** Goes on from `$3` downwards until `$4` matches are found; answers `ids`, newest first. */
  lookOn: PreparedStatement;
  /** Texts of `$1` cards picked at random, as they are compared. */
  sample: string;
}

export const SEARCHES = {
  description: statementsOf('description'),
  example: statementsOf('example'),
} satisfies Record<SearchedText, SearchStatements>;

// An index of trigrams knows three letters or digits in a row, two at the end of a word and one at its beginning.
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

/** Whether the index of trigrams knows anything of a folded text. */
export function hasTrigram(folded: string): boolean {
  return HAS_TRIGRAM.test(folded);
}

/** A question to an index; `patterns` are its values from `$5` on. */
export interface IndexQuestion {
  statement: string;
  patterns: string[];
}

/**
 * Asks an index for the matches of `$2` below the id `$3` that `$1` may see: `$4` of them at most, in no order. That of
 * trigrams is asked for `parts` that every match has, that of n-grams where there are none. Not for preparing: the
 * plan depends on how common the parts are.
 */
export function askIndex(searched: SearchedText, parts: readonly string[]): IndexQuestion {
  const folded = foldedColumn(searched);
  const patterns = parts.map((part) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const candidates =
    parts.length > 0
      ? parts.map((_, index) => `${folded} LIKE $${5 + index}`).join(' AND ')
      : // Not LIKE: PostgreSQL would ask the other index for it as well, in vain.
        `ngrams(${folded}) @> ngrams_within(searchable($2))`;
  const statement = `SELECT to_json(ARRAY(SELECT t.id FROM word_translations t
    WHERE ${candidates} AND position(searchable($2) in ${folded}) > 0
      AND t.id < $3 AND ${visibleTo('$1')} LIMIT $4)) AS ids`;
  return { statement, patterns };
}

function foldedColumn(searched: SearchedText): string {
  return `t.folded_${searched}`;
}

function statementsOf(searched: SearchedText): SearchStatements {
  const folded = foldedColumn(searched);
  const contains = `position((SELECT searchable($2)) in ${folded}) > 0`;
  return {
    look: {
      name: `search_${searched}_look`,
      text: `SELECT coalesce(json_agg(t.id ORDER BY t.id DESC)
          FILTER (WHERE ${contains} AND ${visibleTo('$1')}), '[]') AS ids,
        min(t.id) AS reached, count(*)::integer AS looked, (SELECT searchable($2)) AS folded
        FROM (SELECT * FROM word_translations ORDER BY id DESC LIMIT ${LOOK}) AS t`,
    },
    lookOn: {
      name: `search_${searched}_look_on`,
      // The literal limit tells the planner to read the cards in their order; the other one ends it.
      text: `SELECT to_json(ARRAY(
        SELECT id FROM (SELECT t.id FROM word_translations t
           WHERE t.id < (SELECT $3::integer) AND ${contains} AND ${visibleTo('$1')}
           ORDER BY t.id DESC LIMIT ${SEARCH_DEPTH}) AS found
         LIMIT (SELECT $4::integer))) AS ids`,
    },
    sample: `SELECT ${folded} AS text FROM word_translations t WHERE t.id = ANY (ARRAY(
        SELECT ceil(random() * newest.id)::integer
          FROM (SELECT max(id) AS id FROM word_translations) AS newest, generate_series(1, $1)))`,
  };
}
