/** What a command has to say: a value for programs, a text for people. */
export interface Report {
  data: unknown;
  text: string;
}

/** Prints a report to standard output: with `--json` the value and nothing else. */
export function print({ data, text }: Report, asJson: boolean): void {
  process.stdout.write(`${asJson ? JSON.stringify(data, null, 2) : text}\n`);
}

/** Columns side by side, numbers to the right; a table without rows says `empty` instead. */
export function table(
  headings: readonly string[],
  rows: readonly (string | number)[][],
  empty: string,
): string {
  if (rows.length === 0) return empty;
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => widthOf(line[column]))),
  );
  return lines
    .map((line) =>
      widths
        .map((width, column) => pad(line[column], width, isNumeric(rows, column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `1 word`, `2 words`, `2 categories`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

/** A day as administrators' tables show it: `2026-01-31`. */
export function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** A moment as administrators' tables show it, in UTC: `2026-01-31 14:05:09`. */
export function moment(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

function widthOf(cell: string | number | undefined): number {
  return Array.from(String(cell ?? '')).length;
}

function pad(cell: string | number | undefined, width: number, toTheRight: boolean): string {
  const blanks = ' '.repeat(width - widthOf(cell));
  return toTheRight ? `${blanks}${cell ?? ''}` : `${cell ?? ''}${blanks}`;
}

function isNumeric(rows: readonly (string | number)[][], column: number): boolean {
  return rows.every((row) => typeof row[column] === 'number');
}
