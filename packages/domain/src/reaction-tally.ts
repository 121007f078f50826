/** The five kinds of reaction and the emoji each is shown as. */
export const REACTION_EMOJI = {
  like: '👍',
  dislike: '👎',
  love: '❤️',
  fire: '🔥',
  perfect: '💯',
} as const;

export type ReactionKind = keyof typeof REACTION_EMOJI;

export const REACTION_KINDS = Object.keys(REACTION_EMOJI) as ReactionKind[];

/** At most this many emojis stand in a summary. */
export const REACTION_SUMMARY_SIZE = 3;

export interface ReactionCount {
  kind: ReactionKind;
  emoji: string;
  count: number;
}

/** The kinds that occur, most frequent first, {@link REACTION_SUMMARY_SIZE} at most; ties keep the order of the picker. */
export function topReactions(kinds: readonly ReactionKind[]): ReactionCount[] {
  return REACTION_KINDS.map((kind) => ({
    kind,
    emoji: REACTION_EMOJI[kind],
    count: kinds.filter((each) => each === kind).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, REACTION_SUMMARY_SIZE);
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A count in compact notation: 999 → '999', 1234 → '1.2K'. */
export function compactCount(count: number): string {
  return compact.format(count);
}
