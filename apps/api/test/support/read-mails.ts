import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { DataSource } from 'typeorm';
import { eventually } from './eventually.ts';

/** The mails to an address, oldest first, once the courier has delivered all that wait. */
export async function readMails(
  dataDir: string,
  dataSource: DataSource,
  email: string,
): Promise<{ subject: string; text: string }[]> {
  await eventually(async () => {
    const [{ waiting }] = await dataSource.query<[{ waiting: number }]>(
      'SELECT count(*)::integer AS waiting FROM mail_outbox WHERE sent_at IS NULL',
    );
    if (waiting > 0) throw new Error(`${waiting} mails are still waiting`);
  });
  const folder = path.join(dataDir, 'outbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject = '', text = '' }) => ({ subject, text }));
}
