import type { Bench } from '../bench.ts';
import { readTexts } from '../data/lexicon-texts.ts';
import { interleave } from '../load/interleave.ts';
import { byTurns } from '../readers.ts';
import { median, ratios, spreadOf } from '../statistics.ts';
import { atMost, type Line, milliseconds } from './line.ts';
import { timeAlone } from './timing.ts';

/** Common and rare words, phrases, words that are nowhere, and what no index of trigrams helps with. */
const PATTERNS = [
  'agua',
  'Haustier',
  'something',
  'saxophone',
  'leuchtturm',
  'zzyzx',
  'to put food',
  'una persona que',
  'kind of animal',
  'e',
  'ñ',
  'k',
  'qu',
  'zz',
  'ß',
  'x,',
  '.',
  'der',
  'the',
];

/** How many words and how many phrases are picked from descriptions. */
const PICKED = 12;

interface Measured {
  search: string;
  few: readonly number[];
  many: readonly number[];
  growth: number;
}

/** Searches in descriptions and examples on many cards beside few: what grows most, what is slowest, what is usual. */
export async function textSearch(bench: Bench): Promise<Line[]> {
  const { rounds, seconds, quick } = bench.options;
  const few = await bench.product(await bench.set('few'));
  const many = await bench.product(await bench.set('many'));
  const measure = async (kind: string, text: string): Promise<Measured> => {
    const path = `/api/view/search/${kind}/${encodeURIComponent(text)}?page=1&size=8`;
    const on =
      ({ origin, readers }: typeof few) =>
      (): Promise<number> =>
        timeAlone(
          origin,
          byTurns(readers, () => path),
          seconds / 15,
        );
    const values = await interleave(rounds, { few: on(few), many: on(many) });
    const growth = median(ratios(values.many, values.few));
    return { search: `${kind} “${text}”`, ...values, growth };
  };
  const measured: Measured[] = [];
  for (const kind of ['description', 'example']) {
    for (const pattern of quick ? PATTERNS.slice(0, 3) : PATTERNS) {
      measured.push(await measure(kind, pattern));
    }
  }
  const lines = extremes(measured);
  for (const [name, texts] of Object.entries(pickedTexts(quick ? 3 : PICKED))) {
    const picked: Measured[] = [];
    for (const text of texts) picked.push(await measure('description', text));
    lines.push(usual(`${picked.length} ${name} taken from descriptions`, picked));
  }
  return lines;
}

function extremes(measured: readonly Measured[]): Line[] {
  const grown = measured.toSorted((a, b) => b.growth - a.growth)[0];
  const slowest = measured.toSorted((a, b) => median(b.many) - median(a.many))[0];
  if (!grown || !slowest) return [];
  return [
    {
      ...shown(`text search that grows most: ${grown.search}`, [grown]),
      value: spreadOf(ratios(grown.many, grown.few)),
      target: atMost(3),
      details: detailsOf(measured),
    },
    {
      ...shown(`slowest text search: ${slowest.search}`, [slowest]),
      value: spreadOf(slowest.many),
      target: atMost(150, ' ms'),
    },
  ];
}

function usual(work: string, measured: readonly Measured[]): Line {
  return {
    ...shown(work, measured),
    value: spreadOf(measured.map(({ growth }) => growth)),
    target: atMost(3),
    details: detailsOf(measured),
  };
}

function shown(work: string, measured: readonly Measured[]) {
  return {
    work,
    wordloom: milliseconds(median(measured.map(({ many }) => median(many)))),
    floor: milliseconds(median(measured.map(({ few }) => median(few)))),
  };
}

function detailsOf(measured: readonly Measured[]) {
  return {
    patterns: measured.map(({ search, few, many, growth }) => ({
      search,
      few: median(few),
      many: median(many),
      ratio: growth,
    })),
  };
}

/** Words of three letters and more, and phrases of two to four words, from texts that lie far apart; always the same. */
function pickedTexts(count: number): { words: string[]; phrases: string[] } {
  const texts = readTexts();
  const wordsOf = (index: number): string[] =>
    texts[Math.floor((texts.length * (index + 0.5)) / count)]?.description.split(/[\s.,;:()]+/) ??
    [];
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    words: indexes.map((index) => {
      const words = wordsOf(index).filter((word) => word.length >= 3);
      return words[index % words.length] ?? 'water';
    }),
    phrases: indexes.map((index) => {
      const words = wordsOf(index).filter((word) => word !== '');
      const start = index % Math.max(1, words.length - 3);
      return words.slice(start, start + 2 + (index % 3)).join(' ');
    }),
  };
}
