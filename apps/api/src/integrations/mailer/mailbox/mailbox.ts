import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { isOutboxFileName, outboxFolder } from '../outbox-files.ts';

const SHOWN = 100;

/** A mail of the outbox folder, read back. */
export interface KeptMail {
  /** Its file's name. */
  name: string;
  to: string;
  from: string;
  subject: string;
  sentAt: Date;
  messageId: string;
  text: string;
  html: string;
}

/** The mails that were kept as files instead of sent. */
@Injectable()
export class Mailbox {
  private readonly folder: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.folder = outboxFolder(settings.dataDir);
  }

  /** The hundred newest, newest first. */
  async list(): Promise<KeptMail[]> {
    const names = (await unlessAbsent(readdir(this.folder))) ?? [];
    const newest = names.filter(isOutboxFileName).sort(newestFirst).slice(0, SHOWN);
    const mails = await Promise.all(newest.map((name) => this.read(name)));
    return mails.filter((mail) => mail !== undefined);
  }

  /** One mail; undefined for any name that is not one of ours. */
  async read(name: string): Promise<KeptMail | undefined> {
    if (!isOutboxFileName(name)) return undefined;
    const source = await unlessAbsent(readFile(path.join(this.folder, name)));
    return source && toKeptMail(name, await PostalMime.parse(source));
  }
}

function toKeptMail(name: string, mail: Email): KeptMail {
  return {
    name,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: [mail.from?.name, mail.from?.address && `<${mail.from.address}>`].join(' ').trim(),
    subject: mail.subject ?? '',
    sentAt: new Date(mail.date ?? 0),
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

/** By the time in the name, then by the id after it. */
function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

async function unlessAbsent<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
