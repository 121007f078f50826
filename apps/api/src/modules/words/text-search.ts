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

/** A search that a reader does. */
export interface Search {
  searched: SearchedText;
  readerId: number;
  text: string;
}

/** Cards by their ids: `from` and newer, but older than `below`. */
export interface IdRange {
  from: number;
  below: number;
  /** The blocks that make it up, as the indexes of texts know them; none where it begins with the first card. */
  blocks: number[];
}

// The indexes of texts know of each card a small and a large block of ids. Small ones waste less, but each that is asked
// for costs time at every match.
const BLOCKS_OF = 'ARRAY[t.id >> 13, -1 - (t.id >> 16)]';
const SMALL_BLOCK = 2 ** 13;
const LARGE_BLOCK = 2 ** 16;

/** The range that reaches so many ids further down than `below`, and on to where a block begins. */
export function rangeBelow(below: number, ids: number): IdRange {
  const size = ids > LARGE_BLOCK ? LARGE_BLOCK : SMALL_BLOCK;
  const first = Math.floor((below - ids) / size);
  if (first <= 0) return { from: 0, below, blocks: [] };
  const last = Math.floor((below - 1) / size);
  const blocks = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return {
    from: first * size,
    below,
    blocks: size === SMALL_BLOCK ? blocks : blocks.map((block) => -1 - block),
  };
}

/**
 * Asks an index for the matches in a range that the reader may see; answers `ids`, in no order. That of trigrams is
 * asked for `parts` that every match has, that of n-grams where there are none. Not for preparing: the plan depends on
 * how common the parts are.
 */
export function askIndex(
  { searched, readerId, text }: Search,
  parts: readonly string[],
  { below, blocks }: IdRange,
): { statement: string; values: unknown[] } {
  const folded = foldedColumn(searched);
  const values: unknown[] = [readerId, text, below];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const candidates =
    parts.length > 0
      ? parts.map((part) => `${folded} LIKE ${bound(`%${escaped(part)}%`)}`)
      : // Not LIKE: PostgreSQL would ask the other index for it as well, in vain.
        [`ngrams(${folded}) @> ngrams_within(searchable($2))`];
  if (blocks.length > 0) candidates.push(`${BLOCKS_OF} && ${bound(blocks)}::integer[]`);
  const statement = `SELECT to_json(ARRAY(SELECT t.id FROM word_translations t
    WHERE ${candidates.join(' AND ')} AND position(searchable($2) in ${folded}) > 0
      AND t.id < $3 AND ${visibleTo('$1')})) AS ids`;
  return { statement, values };
}

function escaped(part: string): string {
  return part.replace(/[\\%_]/g, String.raw`\$&`);
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
