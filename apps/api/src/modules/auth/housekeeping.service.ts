import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { RegistrationsRepository } from './registrations.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { UserLinks } from './user-links.repository.ts';

/** Milliseconds. */
const EVERY = 60 * 60 * 1000;

/** Forgets what no longer serves anybody: what was swept once is found by no later round, so processes may share. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  private readonly logger = new Logger(Housekeeping.name);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly links: UserLinks,
    private readonly mailer: Mailer,
  ) {}

  onApplicationBootstrap(): void {
    setInterval(() => void this.makeRound(), EVERY).unref();
  }

  /** One round. Never throws: the next hour brings another. */
  async makeRound(): Promise<void> {
    try {
      const swept = {
        sessions: await this.sessions.sweep(),
        registrations: await this.registrations.sweep(),
        links: await this.links.sweep(),
        mails: await this.mailer.sweep(),
      };
      this.logger.log({ swept }, 'Swept what has expired');
    } catch (error) {
      this.logger.warn(`Sweeping what has expired failed: ${String(error)}`);
    }
  }
}
