import { median, ratios, spreadOf, type Spread } from '../statistics.ts';

/** What a ratio or a figure has to be. */
export interface Target {
  text: string;
  meets: (value: number) => boolean;
}

export const atLeast = (limit: number, unit = ''): Target => ({
  text: `≥ ${limit}${unit}`,
  meets: (value) => value >= limit,
});
export const atMost = (limit: number, unit = ''): Target => ({
  text: `≤ ${limit}${unit}`,
  meets: (value) => value <= limit,
});
export const within = (least: number, most: number): Target => ({
  text: `${least} – ${most}`,
  meets: (value) => value >= least && value <= most,
});

/** One line of the table. */
export interface Line {
  work: string;
  wordloom: string;
  floor: string;
  /** What is judged: a ratio unless the target has a unit. */
  value: Spread;
  /** None: shown for comparison alone. */
  target?: Target;
  /** Processors that others kept busy while it was measured. */
  others?: number | undefined;
  details?: Record<string, unknown>;
}

interface Comparison {
  work: string;
  wordloom: readonly number[];
  floor: readonly number[];
  show: (value: number) => string;
  target?: Target;
  details?: Record<string, unknown>;
}

/** A line from the values of two contenders, round by round: their ratio is taken within each round. */
export function compared({ work, wordloom, floor, show, target, details }: Comparison): Line {
  return {
    work,
    wordloom: show(median(wordloom)),
    floor: show(median(floor)),
    value: spreadOf(ratios(wordloom, floor)),
    ...(target && { target }),
    ...(details && { details }),
  };
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
