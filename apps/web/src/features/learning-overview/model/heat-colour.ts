const GROUND = 'color-mix(in oklab, var(--line) 55%, var(--card))';
const SHARES = [0, 30, 55, 78, 100] as const;

/** From the bare warp to the full primary colour. */
export function heatColour(level: number): string {
  const share = SHARES[level] ?? 0;
  return share === 0 ? GROUND : `color-mix(in oklab, var(--primary) ${String(share)}%, ${GROUND})`;
}
