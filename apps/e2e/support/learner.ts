import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Somebody with a confirmed account. */
export interface Learner {
  username: string;
  email: string;
  password: string;
}

interface Session {
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
  await request.get(await confirmationLink(request, learner.email), { maxRedirects: 0 });
  return learner;
}

/** A session without the login form, for journeys about something else. */
export async function signInDirectly(page: Page, { email, password }: Learner): Promise<Session> {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const session = (await answer.json()) as Session;
  // A file of the same origin: the storage can be filled before the application starts.
  await page.goto('/theme.js');
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userId', String(userId));
  }, session);
  return session;
}

/** The link of the newest mail to this address, once it has come. */
async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const list = await (await request.get('/dev/mailbox')).text();
    const entry = list.split('<li>').find((item) => item.includes(email));
    const mail = /href="(\/dev\/mailbox\/[^"]+)"/.exec(entry ?? '')?.[1];
    expect(mail, `a mail to ${email}`).toBeDefined();
    const text = await (await request.get(mail ?? '')).text();
    link = /\/auth\/verify\?token=[\w-]+/.exec(text)?.[0];
    expect(link, 'a confirmation link in the mail').toBeDefined();
  }).toPass({ intervals: [50, 100, 200] });
  return link ?? '';
}
