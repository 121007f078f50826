import { emailOf, PASSWORD, USERS } from './data/fill-cards.ts';
import { HttpConnection } from './load/http-connection.ts';
import type { NextRequest } from './load/closed-loop.ts';
import { requestText } from './load/request.ts';

const READERS = 20;

/** Somebody who is signed in. */
export interface Reader {
  id: number;
  token: string;
}

/** Signs in learners from all over the list: the first ones keep most cards, the last ones few. */
export async function signInReaders(origin: string): Promise<Reader[]> {
  const connection = await HttpConnection.open(origin);
  const readers: Reader[] = [];
  for (let place = 0; place < READERS; place += 1) {
    const user = Math.floor(((place + 0.5) * USERS) / READERS);
    const { status, body } = await connection.send(signIn(user), true);
    if (status !== 200) throw new Error(`Signing in was answered with ${status}: ${body}`);
    readers.push({ id: user, token: (JSON.parse(body) as { token: string }).token });
  }
  connection.close();
  return readers;
}

export function signIn(user: number): string {
  return requestText({
    method: 'POST',
    path: '/auth/login',
    body: { email: emailOf(user), password: PASSWORD },
  });
}

/** The same call by one reader after the other. */
export function byTurns(
  readers: readonly Reader[],
  pathOf: (reader: Reader) => string,
): NextRequest {
  const requests = readers.map((reader) =>
    requestText({ path: pathOf(reader), token: reader.token }),
  );
  let turn = 0;
  return () => {
    turn += 1;
    const request = requests[turn % requests.length];
    if (request === undefined) throw new Error('Nobody is signed in');
    return request;
  };
}
