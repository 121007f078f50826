import path from 'node:path';
import type { RenderedMail } from './mail-transport.ts';

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d{1,10}\.eml$/;

/** The folder of mails that are not sent but kept as files. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

/** The name of a mail's file: sorts by time, and is the same at every attempt. */
export function outboxFileName({ id, createdAt }: RenderedMail): string {
  return `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`;
}

/** Whether a text from outside is such a name, and so can lead nowhere else. */
export function isOutboxFileName(name: string): boolean {
  return NAME.test(name);
}
