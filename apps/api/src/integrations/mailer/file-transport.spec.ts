import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileTransport } from './file-transport.ts';
import { type RenderedMail, SendingFailed } from './mail-transport.ts';

const MAIL: RenderedMail = {
  id: 12,
  recipient: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  messageId: '<1@wordloom.test>',
  createdAt: new Date('2026-11-21T10:20:30.456Z'),
};

describe('FileTransport', () => {
  let dataDir: string;
  let transport: FileTransport;
  const never = new AbortController().signal;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'wordloom-mail-'));
    transport = new FileTransport(dataDir, 'Wordloom <no-reply@wordloom.test>');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('keeps a mail as a file that only its owner can read', async () => {
    await transport.send(MAIL, never);
    const file = path.join(dataDir, 'outbox', '2026-11-21T10-20-30-456Z-12.eml');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      from: { name: 'Wordloom', address: 'no-reply@wordloom.test' },
      to: [{ name: '', address: 'ada@example.com' }],
      subject: 'Grüße',
      messageId: '<1@wordloom.test>',
      date: '2026-11-21T10:20:30.000Z',
      text: 'Hallo\n',
      html: '<p>Hallo</p>\n',
    });
  });

  it('leaves one file when a mail is sent a second time', async () => {
    await transport.send(MAIL, never);
    await transport.send(MAIL, never);
    expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(1);
  });

  it('says so when the folder cannot be written, and asks to be tried again', async () => {
    await writeFile(path.join(dataDir, 'outbox'), 'in the way');
    await expect(transport.send(MAIL, never)).rejects.toThrow(SendingFailed);
    await expect(transport.send(MAIL, never)).rejects.toMatchObject({ permanent: false });
  });

  it('leaves nothing half-written behind when it fails', async () => {
    const inTheWay = '2026-11-21T10-20-30-456Z-12.eml';
    await mkdir(path.join(dataDir, 'outbox', inTheWay), { recursive: true });
    await expect(transport.send(MAIL, never)).rejects.toThrow(SendingFailed);
    expect(await readdir(path.join(dataDir, 'outbox'))).toEqual([inTheWay]);
  });
});
