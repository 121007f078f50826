import type { DyeName } from '@wordloom/domain/palette';
import { cn } from '#shared/ui/class-names.ts';
import { dyeStyle } from '#shared/ui/dye-style.ts';

const PALE = 'color-mix(in srgb, var(--dye) 42%, var(--card))';
// Where one thread dives, the other comes up.
const WEAVE = [
  `repeating-linear-gradient(90deg, var(--dye) 0 22px, ${PALE} 22px 28px) 0 0 / 100% 50% no-repeat`,
  `repeating-linear-gradient(90deg, var(--dye) 0 22px, ${PALE} 22px 28px) -14px 100% / calc(100% + 14px) 50% no-repeat`,
].join(', ');

interface WovenBandProps {
  dye: DyeName;
  className?: string;
}

/** The selvedge of a card in the dye of its language: two threads that pass over and under each other. */
export function WovenBand({ dye, className }: WovenBandProps) {
  return (
    <div
      aria-hidden="true"
      style={{ ...dyeStyle(dye), background: WEAVE }}
      className={cn('h-1.5', className)}
    />
  );
}
