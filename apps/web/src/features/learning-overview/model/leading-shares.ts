export interface Share {
  key: string;
  label: string;
  count: number;
}

export interface LeadingShares<T extends Share> {
  leading: T[];
  /** What is left out: how many shares, and how many words in them. */
  others: { shares: number; words: number } | null;
  largest: number;
}

/** The largest shares in full and the rest in one figure; a rest of one is shown in full as well. */
export function leadingShares<T extends Share>(
  shares: readonly T[],
  room: number,
): LeadingShares<T> {
  const sorted = [...shares].sort((a, b) => b.count - a.count);
  const cut = sorted.length > room + 1 ? room : sorted.length;
  const rest = sorted.slice(cut);
  return {
    leading: sorted.slice(0, cut),
    others:
      rest.length === 0
        ? null
        : { shares: rest.length, words: rest.reduce((sum, { count }) => sum + count, 0) },
    largest: sorted[0]?.count ?? 0,
  };
}
