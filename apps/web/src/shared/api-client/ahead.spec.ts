import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { askAhead, takeAhead, takeArrived } from '#shared/api-client/ahead.ts';
import { get } from '#shared/api-client/get.ts';
import { clearSession, storeSession } from '#shared/session/session.ts';

const ADDRESS = '/api/anything?page=1';
let calls: (string | null)[];

beforeEach(() => {
  calls = [];
  storeSession({ token: 'mine', userId: 7 });
  network.use(
    http.get('/api/anything', ({ request }) => {
      calls.push(request.headers.get('Authorization'));
      return HttpResponse.json(calls.length, { headers: { 'X-Total-Count': '9' } });
    }),
  );
});

it('hands over what was asked ahead, as if it were asked for now, and once', async () => {
  void askAhead(ADDRESS);
  const { data, header } = await get<number>(ADDRESS);
  expect({ data, total: header('X-Total-Count') }).toEqual({ data: 1, total: '9' });
  expect(calls).toEqual(['Bearer mine']);
  const again = await get<number>(ADDRESS);
  expect({ data: again.data, total: again.header('x-total-count') }).toEqual({
    data: 2,
    total: '9',
  });
});

it('has it to be drawn at once when it has arrived, and once', async () => {
  const asked = askAhead(ADDRESS);
  expect(takeArrived(ADDRESS)).toBeUndefined();
  await asked;
  expect(takeArrived('/api/anything?page=2')).toBeUndefined();
  expect(takeArrived(ADDRESS)).toMatchObject({ data: 1 });
  expect(takeArrived(ADDRESS)).toBeUndefined();
  expect(await takeAhead(ADDRESS)).toBeUndefined();
});

it('asks nothing for nobody, and hands nothing to somebody else', async () => {
  clearSession();
  await askAhead(ADDRESS);
  expect(calls).toEqual([]);

  storeSession({ token: 'mine', userId: 7 });
  await askAhead(ADDRESS);
  storeSession({ token: 'theirs', userId: 8 });
  expect((await get(ADDRESS)).data).toBe(2);
  expect(calls).toEqual(['Bearer mine', 'Bearer theirs']);
});

it('hands over nothing that has become old', async () => {
  await askAhead(ADDRESS);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(takeArrived(ADDRESS)).toBeUndefined();
  expect((await get(ADDRESS)).data).toBe(2);
});

it.each([
  ['was refused', () => HttpResponse.json({}, { status: 503 })],
  ['never came', () => HttpResponse.error()],
  ['makes no sense', () => HttpResponse.text('<h1>')],
])('asks again where the answer %s', async (_, answer) => {
  network.use(http.get('/api/anything', answer, { once: true }));
  await askAhead(ADDRESS);
  expect(takeArrived(ADDRESS)).toBeUndefined();
  expect((await get(ADDRESS)).data).toBe(1);
});
