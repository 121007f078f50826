/** The middle one; of an even number the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which `share` per cent of the values lie, between neighbours in proportion. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** What came of several rounds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** Each value divided by the other list's value of the same round. */
export function ratios(values: readonly number[], by: readonly number[]): number[] {
  return values.map((value, round) => value / (by[round] ?? NaN));
}
