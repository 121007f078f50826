import type { Line } from '../rows/line.ts';
import { figure } from './table.ts';
import { verdictOf } from './verdict.ts';

const WIDTH = 960;
const ROW = 26;
const TOP = 56;
const LABELS = 470;
const BAR = WIDTH - LABELS - 150;

const COLOURS: Record<string, string> = { met: '#2f7d5b', MISSED: '#b4432f' };
const UNJUDGED = '#8a8578';

/** Every judged line as a bar: how much of its target it uses, or how far it is over it. An SVG text. */
export function picture(lines: readonly Line[], quick: boolean, caption: string): string {
  const judged = lines.flatMap((line) => (line.target ? [{ line, target: line.target }] : []));
  const height = TOP + judged.length * ROW + 20;
  const bars = judged.map(({ line, target }, place) => {
    const y = TOP + place * ROW;
    const { median } = line.value;
    const used = shareOf(target.text, median);
    const width = Math.max(2, Math.min(1.25, used) * (BAR / 1.25));
    const colour = COLOURS[verdictOf(line, quick)] ?? UNJUDGED;
    return [
      `<text x="${LABELS - 10}" y="${y + 14}" text-anchor="end">${escape(line.work)}</text>`,
      `<rect x="${LABELS}" y="${y + 2}" width="${width.toFixed(1)}" height="16" rx="3" fill="${colour}"/>`,
      `<text x="${LABELS + BAR + 10}" y="${y + 14}">${figure(median)} (${escape(target.text)})</text>`,
    ].join('\n');
  });
  const limit = LABELS + BAR / 1.25;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">
<style>text { fill: #3b382f } @media (prefers-color-scheme: dark) { text { fill: #d8d3c4 } }</style>
<text x="10" y="22" font-size="15" font-weight="600">How much of its target each kind of work uses; shorter is better</text>
<text x="10" y="40">${escape(caption)}</text>
${bars.join('\n')}
<line x1="${limit}" x2="${limit}" y1="${TOP - 6}" y2="${height - 14}" stroke="#8a8578" stroke-dasharray="4 3"/>
</svg>
`;
}

/** 1 is just on target, less is better. */
function shareOf(target: string, value: number): number {
  const [first = NaN, second] = (target.match(/[\d.]+/g) ?? []).map(Number);
  if (target.startsWith('≥')) return first / value;
  if (second === undefined) return value / first;
  return Math.abs(value - 1) / (second - 1);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
