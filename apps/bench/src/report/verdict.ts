import { isBusy } from '../machine.ts';
import type { Line } from '../rows/line.ts';

/** Whether a line meets its target, or why that cannot be said; empty where it has none. */
export function verdictOf({ value, target, others }: Line, quick: boolean): string {
  if (!target) return '';
  if (quick) return 'not judged: quick';
  if (isBusy(others)) return 'not judged: busy';
  return target.meets(value.median) ? 'met' : 'MISSED';
}
