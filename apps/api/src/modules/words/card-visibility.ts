/**
 * The one place where a card's visibility is decided: one's own cards and everybody's public ones.
 * @param actor the placeholder of the caller's id, as `$1`
 */
export function visibleTo(actor: string): string {
  return `(t.owner_id = ${actor} OR t.visibility = 'PUBLIC')`;
}

/** The same cards in two parts that do not overlap, each of which has its indexes. */
export function visibleParts(actor: string): [everybodys: string, own: string] {
  return [`t.visibility = 'PUBLIC'`, `t.owner_id = ${actor} AND t.visibility = 'PRIVATE'`];
}
