import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#config/settings.ts';

/**
 * Notes on disk of the mails that the mail server has accepted, until the database knows: a process that is
 * killed between the two must not have the mail sent again.
 */
@Injectable()
export class AcceptedMails {
  private readonly folder: string;

  constructor(@Inject(SETTINGS) { dataDir }: Pick<Settings, 'dataDir'>) {
    this.folder = path.join(dataDir, 'accepted-mails');
  }

  has(messageId: string): boolean {
    return existsSync(this.note(messageId));
  }

  /** Does not return before the note is there. Where it cannot be written, the database alone has to know. */
  add(messageId: string): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileSync(this.note(messageId), '');
    } catch {
      // A full disk must not keep a mail that has been sent from being marked so.
    }
  }

  async remove(messageId: string): Promise<void> {
    await rm(this.note(messageId), { force: true }).catch(() => undefined);
  }

  private note(messageId: string): string {
    return path.join(this.folder, createHash('sha256').update(messageId).digest('hex'));
  }
}
