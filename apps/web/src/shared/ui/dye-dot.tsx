import type { DyeName } from '@wordloom/domain/palette';
import { cn } from '#shared/ui/class-names.ts';
import { dyeStyle } from '#shared/ui/dye-style.ts';

/** The dot by which a language or a category is known; its name always stands beside it. */
export function DyeDot({ dye, className }: { dye: DyeName; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={dyeStyle(dye)}
      className={cn('inline-block size-2.5 shrink-0 rounded-full bg-(--dye)', className)}
    />
  );
}
