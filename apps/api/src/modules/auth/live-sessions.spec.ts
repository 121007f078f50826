import { expect, it } from 'vitest';
import { LiveSessions } from './live-sessions.ts';
import type { SessionsRepository } from './sessions.repository.ts';

type FindLive = SessionsRepository['findLive'];

const over = (findLive: FindLive) => new LiveSessions({ findLive } as SessionsRepository);
const actor = (userId: number) => ({ userId, sessionId: `session ${userId}` });

it('asks for the sessions of calls that come together in one statement, and answers each its own', async () => {
  const asked: (readonly string[])[] = [];
  const sessions = over((ids) => {
    asked.push(ids);
    return Promise.resolve([
      { id: 'session 1', userId: 1 },
      { id: 'session 3', userId: 4 },
    ]);
  });
  const answers = [1, 2, 3].map((userId) => sessions.has(actor(userId)));
  expect(await Promise.all(answers)).toEqual([true, false, false]);
  expect(asked).toEqual([['session 1', 'session 2', 'session 3']]);
});

it('asks again for every call that comes later', async () => {
  let alive = true;
  const sessions = over(() => Promise.resolve(alive ? [{ id: 'session 1', userId: 1 }] : []));
  expect(await sessions.has(actor(1))).toBe(true);
  alive = false;
  expect(await sessions.has(actor(1))).toBe(false);
});

it('fails for all who asked when the database does, and not for those who come later', async () => {
  let broken = true;
  const sessions = over(() =>
    broken ? Promise.reject(new Error('gone')) : Promise.resolve([{ id: 'session 1', userId: 1 }]),
  );
  const answers = await Promise.allSettled([sessions.has(actor(1)), sessions.has(actor(2))]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await sessions.has(actor(1))).toBe(true);
});
