import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { isDatabaseOutage } from '#shared/errors/database-failure.ts';
import { AcceptedMails } from './accepted-mails.ts';
import { type ClaimedMail, MailOutbox } from './mail-outbox.repository.ts';
import { MAIL_TRANSPORT, type MailTransport, SendingFailed } from './mail-transport.ts';
import { retryDelay } from './retry-delay.ts';

/** Milliseconds. */
const POLL = 10_000;
const SENDING = 120_000;
const SHUTDOWN = 5_000;
/** Often enough that a lease outlives a database that is away for a moment. */
const RENEWAL = 5_000;
const NOTING_AGAIN = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
const AT_ONCE = 5;

/** Carries waiting mails to the transport; several processes may each have one. */
@Injectable()
export class MailCourier implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly rounds = new Set<Promise<void>>();
  private readonly cancelled = new AbortController();
  private poll: NodeJS.Timeout | undefined;
  private closing = false;
  private wokenWhileBusy = false;

  constructor(
    private readonly outbox: MailOutbox,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly accepted: AcceptedMails,
  ) {}

  onModuleInit(): void {
    this.poll = setInterval(() => this.wake(), POLL).unref();
    this.wake();
  }

  /** Lets what is being sent end, for five seconds, then cuts it off: it is tried again at the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.poll);
    const cut = setTimeout(() => this.cancelled.abort(), SHUTDOWN);
    await Promise.all(this.rounds);
    clearTimeout(cut);
  }

  /** Says that a mail may be due. Never throws, never waits. */
  wake(): void {
    if (this.closing) return;
    if (this.rounds.size >= AT_ONCE) {
      this.wokenWhileBusy = true;
      return;
    }
    const round = this.makeRound().finally(() => {
      this.rounds.delete(round);
      if (this.wokenWhileBusy) {
        this.wokenWhileBusy = false;
        this.wake();
      }
    });
    this.rounds.add(round);
  }

  private async makeRound(): Promise<void> {
    try {
      while (!this.closing) {
        const mail = await this.outbox.claim();
        if (!mail) return;
        // Where one is due, others may be: have company look.
        this.wake();
        await this.deliver(mail);
      }
    } catch (error) {
      // The next poll tries again; a mail that was sent but could not be marked keeps its Message-ID.
      this.logger.error(`The outbox cannot be worked on: ${reasonOf(error)}`);
    }
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const renewal = setInterval(() => {
      this.outbox.renew(mail).catch(() => undefined);
    }, RENEWAL).unref();
    try {
      // Another process may have sent it and been killed before it could say so.
      const sent = this.accepted.has(mail.messageId) || (await this.send(mail));
      if (!sent) return;
      await this.persistently(() => this.outbox.markSent(mail.id));
      await this.accepted.remove(mail.messageId);
    } finally {
      clearInterval(renewal);
    }
  }

  /** @returns whether the mail was accepted */
  private async send(mail: ClaimedMail): Promise<boolean> {
    try {
      const limit = AbortSignal.timeout(SENDING);
      await this.transport.send(mail, AbortSignal.any([limit, this.cancelled.signal]));
    } catch (error) {
      await this.noteFailure(mail, error);
      return false;
    }
    this.accepted.add(mail.messageId);
    return true;
  }

  private async noteFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const reason = error instanceof SendingFailed ? error.message : 'unknown';
    const final = error instanceof SendingFailed && error.permanent;
    const delay = retryDelay(mail.attempts);
    const wait = await this.persistently(() =>
      this.outbox.markFailed(mail, { reason, delay, final }),
    );
    if (wait === undefined) return;
    const next = wait === null ? 'given up' : `again in ${wait} s`;
    this.logger.warn(`Mail ${mail.id} could not be sent (${reason}), ${next}`);
  }

  /** What happened to a mail is worth some patience with a database that restarts, or it is sent twice. */
  private async persistently<Result>(note: () => Promise<Result>): Promise<Result> {
    for (const delay of NOTING_AGAIN) {
      try {
        return await note();
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        await pause(delay, undefined, { ref: false, signal: this.cancelled.signal });
      }
    }
    return note();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
