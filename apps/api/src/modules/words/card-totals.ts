import type { PreparedStatement } from '#database/database.ts';
import { visibleParts } from './card-visibility.ts';

/**
 * The database keeps how many public cards there are (owner 0) and how many private ones each learner has, by
 * language and by category too: in all (block -1), and the public ones also in each block of 4,096 ids, so that
 * a page far behind starts in its own block.
 */
const BLOCK_BITS = 12;

/** How many ids a block has; no page within one has more cards before it. */
export const BLOCK = 2 ** BLOCK_BITS;

/** The cards a total is about, as `card_counts` names them. */
export type Facet = string;

/** How many cards of this kind the reader may see: everybody's public ones and the reader's private ones. */
export function visibleTotal(reader: string, facet: Facet): string {
  return `(SELECT coalesce(sum(cards), 0)::integer FROM card_totals
    WHERE owner_id IN (0, ${reader}) AND facet = ${facet} AND block = -1)`;
}

/** How many cards the reader has. */
export function ownTotal(reader: string): string {
  return `(SELECT coalesce(sum(cards), 0)::integer FROM card_totals
    WHERE owner_id = ${reader} AND facet = 'own' AND block = -1)`;
}

/** Where a page begins: at this id or below, after so many cards. */
export interface PageStart {
  from: number;
  skip: number;
}

/**
 * Finds the block in which a page far behind begins: `$1` is the reader, `$2` how many cards come before it.
 * @param condition what the list's cards have in common, besides being visible
 */
export function seekStatement(name: string, facet: Facet, condition: string): PreparedStatement {
  const [, own] = visibleParts('$1');
  return {
    name,
    text: `
      SELECT ((block + 1) << ${BLOCK_BITS}) - 1 AS "from", ($2::bigint - before)::integer AS skip
        FROM (SELECT block, sum(cards) AS cards,
                     sum(sum(cards)) OVER (ORDER BY block DESC) - sum(cards) AS before
                FROM (SELECT block, cards FROM card_totals
                       WHERE owner_id = 0 AND facet = ${facet} AND block >= 0
                       UNION ALL
                      SELECT t.id >> ${BLOCK_BITS}, 1 FROM word_translations t
                       WHERE ${own} AND ${condition}) AS counted
               GROUP BY block) AS blocks
       WHERE before <= $2::bigint AND $2::bigint < before + cards`,
  };
}
