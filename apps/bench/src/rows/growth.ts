import type { Bench } from '../bench.ts';
import { closedLoop } from '../load/closed-loop.ts';
import { HttpConnection } from '../load/http-connection.ts';
import { interleave } from '../load/interleave.ts';
import { requestText } from '../load/request.ts';
import { byTurns, type Reader } from '../readers.ts';
import { atMost, compared, type Line, milliseconds, perSecond, within } from './line.ts';
import { timeAlone } from './timing.ts';

const count = (cards: number): string => cards.toLocaleString('en');

/** The first page on few and on many cards beside the usual number. */
export async function growth(bench: Bench): Promise<Line[]> {
  const { rounds, seconds, sizes } = bench.options;
  const next = () => '/api/view?page=1&size=8';
  const perSecondOn = async (size: keyof typeof sizes): Promise<number> => {
    const { origin, readers } = await bench.product(await bench.set(size));
    return (await closedLoop({ origin, next: byTurns(readers, next), connections: 10, seconds }))
      .perSecond;
  };
  const values = await interleave(rounds, {
    few: () => perSecondOn('few'),
    usual: () => perSecondOn('usual'),
    many: () => perSecondOn('many'),
  });
  return (['few', 'many'] as const).map((size) =>
    compared({
      work: `page of ${count(sizes[size])} cards, beside ${count(sizes.usual)}`,
      wordloom: values[size],
      floor: values.usual,
      show: perSecond,
      target: within(0.8, 1.2),
    }),
  );
}

/** Pages far behind, beside the first. */
export async function deepPages(bench: Bench): Promise<Line[]> {
  const { rounds, seconds, sizes } = bench.options;
  const { origin, readers } = await bench.product(await bench.set('many'));
  const reader = readers.slice(-1);
  const views = {
    'all cards': '/api/view',
    'a language': '/api/view/search/lang/es',
    'a category': '/api/view/search/categories/1',
  };
  const lines: Line[] = [];
  for (const [view, path] of Object.entries(views)) {
    const last = await lastPage(origin, path, reader);
    const time = (page: number) => (): Promise<number> =>
      timeAlone(
        origin,
        byTurns(reader, () => `${path}?page=${page}&size=8`),
        seconds / 3,
      );
    const pages = {
      last,
      'middle one': Math.ceil(last / 2),
      'one at a tenth': Math.ceil(last / 10),
    };
    const { first, ...deep } = await interleave(rounds, {
      first: time(1),
      ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, time(page)])),
    } as Record<'first' | keyof typeof pages, () => Promise<number>>);
    for (const [name, values] of Object.entries(deep)) {
      lines.push(
        compared({
          work: `${view} of ${count(sizes.many)}: page ${count(pages[name as keyof typeof pages])} (${name})`,
          wordloom: values,
          floor: first,
          show: milliseconds,
          target: atMost(3),
        }),
      );
    }
  }
  return lines;
}

async function lastPage(origin: string, path: string, [reader]: Reader[]): Promise<number> {
  const connection = await HttpConnection.open(origin);
  const request = requestText({ path: `${path}?page=1&size=8`, token: reader?.token });
  const { headers } = await connection.send(request, true);
  connection.close();
  const total = Number(/x-total-count: (\d+)/i.exec(headers)?.[1]);
  return Math.max(1, Math.ceil(total / 8));
}

/** The other lists on many cards beside few. */
export async function lists(bench: Bench): Promise<Line[]> {
  const { rounds, seconds, sizes } = bench.options;
  const few = await bench.product(await bench.set('few'));
  const many = await bench.product(await bench.set('many'));
  const paths: Record<string, (reader: Reader) => string> = {
    'my words': ({ id }) => `/api/view/my-words/${id}`,
    favourites: () => '/api/view/favorite',
    language: () => '/api/view/search/lang/es',
    category: () => '/api/view/search/categories/1',
    footers: () => '/api/footer',
    dashboard: () => '/api/view/dashboard',
  };
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const query = name === 'dashboard' ? '' : '?page=1&size=8';
    const on =
      ({ origin, readers }: typeof few) =>
      (): Promise<number> =>
        timeAlone(
          origin,
          byTurns(readers, (reader) => path(reader) + query),
          seconds / 3,
        );
    const values = await interleave(rounds, { floor: on(few), wordloom: on(many) });
    lines.push(
      compared({
        ...values,
        work: `${name}: ${count(sizes.many)} cards beside ${count(sizes.few)}`,
        show: milliseconds,
        // Counts every card of one's own; there is no page of it.
        ...(name !== 'dashboard' && { target: atMost(1.5) }),
      }),
    );
  }
  return lines;
}
