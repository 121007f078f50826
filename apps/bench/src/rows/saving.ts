import type { Bench, Product } from '../bench.ts';
import { readTexts } from '../data/lexicon-texts.ts';
import { closedLoop, type NextRequest } from '../load/closed-loop.ts';
import { interleave } from '../load/interleave.ts';
import { requestText } from '../load/request.ts';
import { atLeast, atMost, compared, type Line, milliseconds, perSecond } from './line.ts';
import { timeAlone } from './timing.ts';

const CONNECTIONS = 10;

/** Keeping a personal word, beside the same rows inserted by the smallest program; and a search beside that. */
export async function saving(bench: Bench): Promise<Line[]> {
  const { rounds, seconds } = bench.options;
  const set = await bench.scratch();
  const product = await bench.startProduct(set);
  const floor = await bench.floor('save', set);
  const most = (origin: string, next: NextRequest) => async (): Promise<number> =>
    (await closedLoop({ origin, next, connections: CONNECTIONS, seconds })).perSecond;
  const saves = await interleave(rounds, {
    wordloom: most(product.origin, personalWords(product, 'product')),
    floor: most(floor.origin, personalWords(product, 'floor')),
  });
  const unknown = await interleave(rounds, {
    wordloom: most(product.origin, personalWords(product, 'unknown', unknownWord)),
    floor: most(floor.origin, personalWords(product, 'unknown floor', unknownWord)),
  });
  const alone = (next: NextRequest) => (): Promise<number> =>
    timeAlone(product.origin, next, seconds);
  const searches = await interleave(rounds, {
    wordloom: alone(lookUps(product)),
    floor: alone(personalWords(product, 'alone')),
  });
  return [
    compared({ ...saves, work: 'personal word, durable', show: perSecond, target: atLeast(0.5) }),
    compared({ ...unknown, work: 'the same, of a word not in the dictionary', show: perSecond }),
    compared({
      ...searches,
      work: 'search in the dictionary, beside a personal word',
      show: milliseconds,
      target: atMost(2),
    }),
  ];
}

/** Not in the dictionary. */
const unknownWord = (count: number): string => `qx${count.toString(36)}`;

/** Personal words of which no two are the same. */
function personalWords(
  { readers }: Product,
  purpose: string,
  wordOf?: (count: number) => string,
): NextRequest {
  const texts = readTexts();
  let count = 0;
  return () => {
    count += 1;
    const reader = readers[count % readers.length];
    const text = texts[count % texts.length];
    if (!reader || !text) throw new Error('There is nothing to save');
    const body = {
      user: reader.id,
      word: wordOf?.(count) ?? text.word,
      languageCode: 'es',
      categoryId: 1 + (count % 15),
      description: text.description.slice(0, 70),
      example: `${text.example.slice(0, 70)} ${purpose} ${count}`,
      visibility: count % 2 === 0 ? 'PUBLIC' : 'PRIVATE',
    };
    return requestText({
      method: 'POST',
      path: '/api/view/save/word/single',
      token: reader.token,
      body,
    });
  };
}

/** Searches for words of the dictionary, each of which its reader has not looked up before. */
function lookUps({ readers }: Product): NextRequest {
  const words = [...new Set(readTexts().map(({ english }) => english))];
  let count = 0;
  return () => {
    count += 1;
    const reader = readers[count % readers.length];
    const round = Math.floor(count / readers.length);
    const word = words[round % words.length];
    if (!reader || word === undefined) throw new Error('There is nothing to look up');
    const categoryId = 1 + (Math.floor(round / words.length) % 15);
    const body = { userId: reader.id, word, categoryId, languageCodes: ['es'] };
    return requestText({
      method: 'POST',
      path: '/api/view/save/word/multiple',
      token: reader.token,
      body,
    });
  };
}
