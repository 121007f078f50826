import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../src/modules/auth/housekeeping.service.ts';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

describe('housekeeping', () => {
  let product: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    product = await createTestApp();
    learner = await product.signUp('learner');
    await product.call('post', '/auth/password/forgot').send({ email: learner.email }).expect(202);
    await product.lastMail(learner.email);
  });
  afterAll(() => product.close());

  const rows = <Row>(text: string) => product.database.dataSource.query<Row[]>(text);
  const left = async () =>
    (
      await rows<Record<string, number>>(
        `SELECT (SELECT count(*)::int FROM sessions) AS sessions,
                (SELECT count(*)::int FROM registrations) AS registrations,
                (SELECT count(*)::int FROM links WHERE user_id IS NOT NULL) AS links,
                (SELECT count(*)::int FROM mail_outbox) AS mails`,
      )
    )[0];
  const makeRound = () => product.app.get(Housekeeping).makeRound();

  it('leaves alone what still serves somebody', async () => {
    const before = await left();
    expect(before).toEqual({ sessions: 1, registrations: 1, links: 1, mails: 2 });
    await makeRound();
    expect(await left()).toEqual(before);
    await product.call('get', '/api/language', learner).expect(200);
  });

  it('forgets what ended long ago, twice as once', async () => {
    await rows("UPDATE sessions SET revoked_at = now() - interval '2 days'");
    await rows("UPDATE registrations SET expires_at = now() - interval '31 days'");
    await rows("UPDATE links SET expires_at = now() - interval '31 days'");
    await rows("UPDATE mail_outbox SET sent_at = now() - interval '31 days'");
    await makeRound();
    await makeRound();
    expect(await left()).toEqual({ sessions: 0, registrations: 0, links: 0, mails: 0 });
  });
});
