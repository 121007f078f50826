import type { DyeName } from '@wordloom/domain/palette';
import type { CSSProperties } from 'react';

type DyedStyle = CSSProperties & Record<'--dye' | '--dye-text', string>;

/** Lets everything inside an element use `--dye` and its readable brother `--dye-text`. */
export function dyeStyle(dye: DyeName): DyedStyle {
  return { '--dye': `var(--dye-${dye})`, '--dye-text': `var(--dye-${dye}-text)` };
}
