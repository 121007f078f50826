import { Logger, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { AcceptedMails } from './accepted-mails.ts';
import { FileTransport } from './file-transport.ts';
import { MailCourier } from './mail-courier.ts';
import { MailOutbox } from './mail-outbox.repository.ts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.ts';
import { MailboxController } from './mailbox/mailbox.controller.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { Mailer } from './mailer.ts';
import { SmtpTransport } from './smtp-transport.ts';

/** Needs `Database` and `SETTINGS` from global modules. */
@Module({
  controllers: [MailboxController],
  providers: [
    Mailer,
    MailCourier,
    MailOutbox,
    AcceptedMails,
    Mailbox,
    { provide: MAIL_TRANSPORT, inject: [SETTINGS], useFactory: chooseTransport },
  ],
  exports: [Mailer],
})
export class MailerModule {}

function chooseTransport(settings: Settings): MailTransport {
  if (settings.smtpUrl) return new SmtpTransport(settings.smtpUrl, settings.mailFrom);
  if (settings.production) {
    new Logger('Mail').warn('SMTP_URL is not set: mails stay in DATA_DIR/outbox, nobody gets them');
  }
  return new FileTransport(settings.dataDir, settings.mailFrom);
}
