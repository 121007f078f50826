import type { DyeName } from '@wordloom/domain/palette';
import { foldedKey } from '@wordloom/domain/text-measure';

/** Something to choose from a combobox. */
export interface Choice<Value> {
  value: Value;
  label: string;
  dye?: DyeName;
}

/** A line of the open list: a choice, or an action that stands below the choices. */
export interface ComboboxRow {
  key: string;
  label: string;
  dye?: DyeName | undefined;
  selected: boolean;
  isAction?: boolean;
  /** The list stays open after this row is picked, for choosing several in a row. */
  staysOpen?: boolean;
  pick: () => void;
}

/** The choices whose label contains what was typed, whatever its case and accents. */
export function matchingChoices<Value>(
  choices: readonly Choice<Value>[],
  query: string,
): readonly Choice<Value>[] {
  const wanted = foldedKey(query);
  return wanted === '' ? choices : choices.filter(({ label }) => foldedKey(label).includes(wanted));
}
