import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DynamicModule, Global, type INestApplication, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings, SETTINGS, type Settings } from '#config/settings.ts';
import { Database } from '#database/database.ts';
import { ErrorFilter } from '#shared/http/error.filter.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { Mailer } from '../mailer.ts';
import { MailerModule } from '../mailer.module.ts';
import { confirmRegistration } from '../templates/confirm-registration.tsx';

const LINK = 'http://127.0.0.1:3000/auth/verify?token=abc&x=1';

@Global()
@Module({})
class Surroundings {
  static of(settings: Settings, database: Database): DynamicModule {
    return {
      module: Surroundings,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: Database, useValue: database },
      ],
      exports: [SETTINGS, Database],
    };
  }
}

describe('the mailbox', () => {
  let dataDir: string;
  let testDatabase: TestDatabase;
  let database: Database;
  let app: INestApplication<Server>;

  const start = async (environment: NodeJS.ProcessEnv) => {
    const settings = readSettings({ DATA_DIR: dataDir, ...environment }, dataDir);
    const module = await Test.createTestingModule({
      imports: [Surroundings.of(settings, database), MailerModule],
    }).compile();
    const started = module.createNestApplication<INestApplication<Server>>();
    started.useLogger(false);
    started.useGlobalFilters(new ErrorFilter());
    return started.init();
  };
  const mails = async () => {
    const { text } = await request(app.getHttpServer()).get('/dev/mailbox').expect(200);
    return [...text.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map(([, href]) => href!);
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'wordloom-mailbox-'));
    testDatabase = await createTestDatabase();
    database = new Database(testDatabase.dataSource);
    app = await start({});
  });
  afterAll(async () => {
    await app.close();
    await testDatabase.drop();
    await rm(dataDir, { recursive: true });
  });

  it('shows the mail of a transaction that was committed, and none of one that was taken back', async () => {
    const mailer = app.get(Mailer);
    const template = confirmRegistration({ username: '<i>ada', link: LINK });
    await database
      .transaction(async (transaction) => {
        await mailer.enqueue(transaction, { to: 'taken-back@example.com', template });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await database.transaction((transaction) =>
      mailer.enqueue(transaction, {
        to: 'Ada@Example.com',
        template: { ...template, subject: '<b>One' },
      }),
    );
    await database.transaction((transaction) =>
      mailer.enqueue(transaction, { to: 'bob@example.com', template }),
    );
    mailer.nudge();
    await eventually(async () => expect(await mails()).toHaveLength(2));

    const list = await request(app.getHttpServer()).get('/dev/mailbox');
    expect(list.text).toContain('ada@example.com');
    expect(list.text).toContain('&lt;b&gt;One');
    expect(list.text).not.toContain('taken-back');
    expect(list.text.indexOf('bob@')).toBeLessThan(list.text.indexOf('ada@'));
    expect(list.headers['refresh']).toBe('5');
  });

  it('shows one mail with its text, whose links can be followed', async () => {
    const [newest] = await mails();
    const { text, headers } = await request(app.getHttpServer()).get(newest!).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(`<a href="${LINK.replaceAll('&', '&amp;')}"`);
    expect(text).toContain('bob@example.com');
    expect(text).toContain('@wordloom.test&gt;');
    expect(text).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(text).not.toContain('<i>ada');
  });

  it('gives the HTML of a mail in a sandbox wherever it is opened', async () => {
    const [newest] = await mails();
    const { text, headers } = await request(app.getHttpServer()).get(`${newest!}/html`).expect(200);
    expect(text).toContain('Confirm my e-mail');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*; sandbox allow-popups/,
    );
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
  });

  it.each([
    '..%2Fsecret.eml',
    '%2e%2e%2fsecret.eml',
    'secret.eml',
    '2026-11-21T10-20-30-456Z-1.eml%00',
    '2026-11-21T10-20-30-456Z-1.eml%2f..%2f..%2fsecret.eml',
    '2026-11-21T10-20-30-456Z-1.eml',
  ])('answers 404 for %s', async (name) => {
    await writeFile(path.join(dataDir, 'secret.eml'), 'Subject: secret\n\nsecret');
    await writeFile(path.join(dataDir, 'outbox', 'secret.eml'), 'Subject: secret\n\nsecret');
    for (const address of [name, `${name}/html`]) {
      const { status, text } = await request(app.getHttpServer()).get(`/dev/mailbox/${address}`);
      expect(status).toBe(404);
      expect(text).not.toContain('secret');
    }
  });

  it.each([
    ['mails are sent over SMTP', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['it is production', { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) }],
  ])('is not there when %s', async (_when, environment) => {
    const [newest] = await mails();
    const other = await start(environment);
    for (const address of ['/dev/mailbox', newest!, `${newest!}/html`]) {
      const answer = await request(other.getHttpServer()).get(address);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'route.not_found' });
    }
    await other.close();
  });
});

describe('Mailer.enqueue', () => {
  it.each(['ada@example.com, bob@example.com', 'Ada <ada@example.com>', 'a@b.c\r\nBcc: x@y.z', ''])(
    'refuses %j, which is not one bare address',
    async (to) => {
      const nobody = { add: vi.fn() };
      const settings = readSettings({}, '/');
      const mailer = new Mailer(nobody as never, { wake: vi.fn() } as never, settings);
      const template = confirmRegistration({ username: 'ada', link: LINK });
      await expect(mailer.enqueue({} as never, { to, template })).rejects.toMatchObject({
        code: 'email.invalid',
      });
      expect(nobody.add).not.toHaveBeenCalled();
    },
  );
});
