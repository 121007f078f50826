import type { Line } from '../rows/line.ts';
import { verdictOf } from './verdict.ts';

const HEAD = ['Work', 'Wordloom', 'Floor', 'Ratio (rounds)', 'Target', 'Verdict'];

/** The lines as a table of Markdown, which reads well in a terminal too. */
export function table(lines: readonly Line[], quick: boolean): string {
  return markdownTable([HEAD, ...lines.map((line) => cellsOf(line, quick))]);
}

/** @param rows the first one is the head */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(write).join('\n');
}

function cellsOf(line: Line, quick: boolean): string[] {
  const { work, wordloom, floor, value, target } = line;
  const { median, least, most } = value;
  const ratio =
    least === most ? figure(median) : `${figure(median)} (${figure(least)} – ${figure(most)})`;
  return [work, wordloom, floor, ratio, target?.text ?? '', verdictOf(line, quick)];
}

export function figure(value: number): string {
  return Math.abs(value) < 100 ? value.toFixed(2) : value.toFixed(0);
}
