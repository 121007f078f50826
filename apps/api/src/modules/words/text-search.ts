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
}

/** The statements of a search, without regard to case and accents; `%`, `_` and `\` stand for themselves. */
interface SearchStatements {
  /** Looks at the newest cards one by one: `$1` is the reader, `$2` the text. Answers {@link NewestMatches}. */
  look: PreparedStatement;
  /** Goes on from `$3` downwards until `$4` matches are found; answers `ids`, newest first. */
  lookOn: PreparedStatement;
  /** Asks an index for matches below `$3`; see {@link askIndex}. */
  byTrigrams: string;
  byNgrams: string;
}

export const SEARCHES = {
  description: statementsOf('description', 't.folded_description'),
  example: statementsOf('example', 't.folded_example'),
} satisfies Record<SearchedText, SearchStatements>;

// An index of trigrams knows three letters or digits in a row, two at the end of a word and one at its beginning.
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

/** A question to an index: its statement, and which part of the text it is asked for. */
interface IndexQuestion {
  statement: string;
  part: string;
}

/**
 * Asks an index for the matches of `$2` below the id `$3` that `$1` may see: `$4` of them at most, in no order. `$5` is
 * the `part`. Not for preparing: the plan depends on how common the text is.
 */
export function askIndex(searched: SearchedText, text: string): IndexQuestion {
  const { byTrigrams, byNgrams } = SEARCHES[searched];
  if (!HAS_TRIGRAM.test(text)) return { statement: byNgrams, part: text };
  // A short word at an end is in half of the cards: to look for it in an index is dear and rules little out.
  const part = text.replace(SHORT_ENDS, '');
  return { statement: byTrigrams, part: HAS_WORD.test(part) ? middleOf(part) : text };
}

const SHORT_ENDS = /^\s*(?:\S{1,2}\s+)+|(?:\s+\S{1,2})+\s*$/gu;
const HAS_WORD = /[\p{L}\p{N}]{3}/u;
const LONG_WORD = /^\p{L}{8,}$/u;
const MIDDLE = 5;

/**
 * The middle of a long word: nearly as few cards have it as the word, and three trigrams are found in half the time
 * of seven, the more so as words begin and end alike.
 */
function middleOf(part: string): string {
  if (!LONG_WORD.test(part)) return part;
  const letters = Array.from(part);
  const start = Math.floor((letters.length - MIDDLE) / 2);
  return letters.slice(start, start + MIDDLE).join('');
}

function statementsOf(name: string, folded: string): SearchStatements {
  const contains = `position((SELECT searchable($2)) in ${folded}) > 0`;
  const within = `position(searchable($2) in ${folded}) > 0`;
  return {
    look: {
      name: `search_${name}_look`,
      text: `SELECT coalesce(json_agg(t.id ORDER BY t.id DESC)
          FILTER (WHERE ${contains} AND ${visibleTo('$1')}), '[]') AS ids,
        min(t.id) AS reached, count(*)::integer AS looked
        FROM (SELECT * FROM word_translations ORDER BY id DESC LIMIT ${LOOK}) AS t`,
    },
    lookOn: {
      name: `search_${name}_look_on`,
      // The literal limit tells the planner to read the cards in their order; the other one ends it.
      text: `SELECT to_json(ARRAY(
        SELECT id FROM (SELECT t.id FROM word_translations t
           WHERE t.id < (SELECT $3::integer) AND ${contains} AND ${visibleTo('$1')}
           ORDER BY t.id DESC LIMIT ${SEARCH_DEPTH}) AS found
         LIMIT (SELECT $4::integer))) AS ids`,
    },
    byTrigrams: matchesWhere(
      String.raw`${folded} LIKE
        '%' || regexp_replace(searchable($5), '([\\%_])', '\\\1', 'g') || '%' AND ${within}`,
    ),
    // Not LIKE again: PostgreSQL would ask the other index for it as well, in vain.
    byNgrams: matchesWhere(`ngrams(${folded}) @> ngrams_within(searchable($5)) AND ${within}`),
  };
}

function matchesWhere(condition: string): string {
  return `SELECT to_json(ARRAY(SELECT t.id FROM word_translations t
    WHERE ${condition} AND t.id < $3 AND ${visibleTo('$1')} LIMIT $4)) AS ids`;
}
