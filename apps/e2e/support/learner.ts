import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { linkInMail } from './mailbox.ts';

/** Somebody with a confirmed account. */
export interface Learner {
  username: string;
  email: string;
  password: string;
}

export interface Session {
  token: string;
  userId: number;
}

let made = 0;

/** Names nobody has yet; products are shared by the tests of one worker. */
export function newcomer(): Learner {
  made += 1;
  const name = `learner${String(made)}_${Math.random().toString(36).slice(2, 8)}`;
  return { username: name, email: `${name}@wordloom.test`, password: 'threads-and-words' };
}

/** An account made the short way: over the API and the link in the mail. */
export async function register(request: APIRequestContext): Promise<Learner> {
  const learner = newcomer();
  const answer = await request.post('/auth/register', { data: learner });
  expect(answer.status()).toBe(201);
  await request.get(await linkInMail(request, learner.email, '/auth/verify'), { maxRedirects: 0 });
  return learner;
}

/** A session over the API alone: for what somebody does elsewhere. */
export async function startSession(
  request: APIRequestContext,
  { email, password }: Pick<Learner, 'email' | 'password'>,
): Promise<Session> {
  const answer = await request.post('/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Session;
}

/** A session without the login form, for journeys about something else. */
export async function signInDirectly(page: Page, learner: Learner): Promise<Session> {
  const session = await startSession(page.request, learner);
  // A file of the same origin: the storage can be filled before the application starts.
  await page.goto('/theme.js');
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userId', String(userId));
  }, session);
  return session;
}

/** Ends a session on the server; the browser does not know yet. */
export async function endSession(request: APIRequestContext, { token }: Session): Promise<void> {
  await request.post('/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
}
