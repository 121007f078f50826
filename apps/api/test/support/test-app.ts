import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { readSettings } from '#config/settings.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { createApp } from '../../src/create-app.ts';
import { readMails } from './read-mails.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A signed-in learner of a test. */
export interface Learner {
  id: number;
  token: string;
  username: string;
  email: string;
  password: string;
}

/** The whole product over a database and a data folder of its own, as HTTP sees it. */
export interface TestApp {
  app: NestExpressApplication;
  database: TestDatabase;
  dataDir: string;
  /** A request, with the learner's token when one is given. */
  call: (
    method: 'get' | 'post' | 'put' | 'delete' | 'head',
    path: string,
    learner?: Learner | string,
  ) => supertest.Test;
  /** Registers, follows the link in the mail and signs in. */
  signUp: (username: string) => Promise<Learner>;
  /** The text of the newest mail to an address, once it is sent. */
  lastMail: (email: string) => Promise<{ subject: string; text: string } | undefined>;
  close: () => Promise<void>;
}

export async function createTestApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  await seedReference(database.dataSource, shippedReferenceData());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-app-'));
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://wordloom.test',
      ...environment,
    },
    dataDir,
  );
  const app = await createApp(settings, database.dataSource);
  await app.listen(0, '127.0.0.1');

  const call: TestApp['call'] = (method, address, learner) => {
    const request = supertest(app.getHttpServer())[method](address);
    const token = typeof learner === 'object' ? learner.token : learner;
    return token === undefined ? request : request.set('Authorization', `Bearer ${token}`);
  };

  const lastMail: TestApp['lastMail'] = async (email) =>
    (await readMails(dataDir, database.dataSource, email)).at(-1);

  return {
    app,
    database,
    dataDir,
    call,
    lastMail,
    signUp: async (username) => {
      const email = `${username.toLowerCase()}@example.com`;
      const password = `secret of ${username}`;
      await call('post', '/auth/register').send({ username, email, password }).expect(201);
      const link = linkIn((await lastMail(email))?.text);
      await call('get', link).expect(302);
      const { body } = await call('post', '/auth/login').send({ email, password }).expect(200);
      const { token, userId } = body as { token: string; userId: number };
      return { id: userId, token, username, email, password };
    },
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The path and query of the link in a mail's text. */
export function linkIn(text: string | undefined): string {
  const link = /http:\/\/wordloom\.test(\S+)/.exec(text ?? '')?.[1];
  if (!link) throw new Error(`There is no link in this mail: ${String(text)}`);
  return link;
}
