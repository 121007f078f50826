export const HEAT_LEVELS = 5;

/** How strongly a count is coloured: 0 for none, else 1 to 4 in even steps of the largest. */
export function heatLevel(count: number, largest: number): number {
  if (count <= 0 || largest <= 0) return 0;
  return Math.min(Math.ceil((count / largest) * (HEAT_LEVELS - 1)), HEAT_LEVELS - 1);
}
