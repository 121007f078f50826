import type { Command } from 'commander';
import {
  MAIL_STATES,
  type MailState,
  OutboxRecords,
} from '#integrations/mailer/outbox-records.repository.ts';
import type { Host, Reporting } from './host.ts';
import { InputError, readId, readLimit } from './input.ts';
import { counted, moment, type Report, table } from './output.ts';
import { withDatabase } from './with-database.ts';

interface ListOptions {
  status?: string;
  limit: string;
}

const WHEN = 'within ten seconds, or when Wordloom starts';
const LIST_HELP = `
waiting: sent as soon as the mail server takes it, tried for a day.
sent:    the mail server has it.
failed:  refused for good, or a day is over. It is not tried again unless you say so: mail retry.
What an error means stands in docs/operations/mail.md.

Examples:
  wordloom-admin mail list --status failed
  wordloom-admin mail list --status waiting --json`;
const RETRY_HELP = `
An id is one of: mail list. A mail that failed is tried for another day, one that waits is tried at once.
Links in a mail end 24 hours after it was written (those to a new password after one), whenever it arrives.

Examples:
  wordloom-admin mail retry 12
  wordloom-admin mail retry --all-failed`;

/** `mail list|retry`. */
export function addMailCommands(program: Command, reporting: Reporting, host: Host): void {
  const mail = program
    .command('mail')
    .description('the mails that wait, were sent or failed')
    .addHelpText('after', '\nExample:\n  wordloom-admin mail list');
  mail
    .command('list')
    .description('the mails of the last 30 days without their texts, newest first')
    .option('--status <waiting|sent|failed>', 'only those in one state')
    .option('--limit <count>', 'how many at most', '100')
    .addHelpText('after', LIST_HELP)
    .action(
      reporting(({ status, limit }: ListOptions) =>
        list(host, status === undefined ? null : readState(status), readLimit(limit)),
      ),
    );
  mail
    .command('retry [id]')
    .description('have a mail tried again')
    .option('--all-failed', 'every mail that failed')
    .addHelpText('after', RETRY_HELP)
    .action(
      reporting((id: string | undefined, { allFailed = false }: { allFailed?: boolean }) => {
        if ((id === undefined) !== allFailed) {
          throw new InputError('Name one mail by its id, or all with --all-failed.');
        }
        return id === undefined ? retryFailed(host) : retry(host, readMailId(id));
      }),
    );
}

function list(host: Host, state: MailState | null, limit: number): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const { mails, total } = await new OutboxRecords(database).list(state, limit);
    const rows = mails.map((mail) => [
      mail.id,
      mail.to,
      mail.subject,
      mail.state,
      mail.attempts,
      mail.nextTryAt ? moment(mail.nextTryAt) : '–',
      mail.lastError ?? '–',
    ]);
    const headings = ['ID', 'TO', 'SUBJECT', 'STATE', 'TRIES', 'NEXT TRY', 'LAST ERROR'];
    const listing = table(headings, rows, 'There is no such mail.');
    const rest = total - mails.length;
    return {
      data: mails,
      text: rest > 0 ? `${listing}\n… and ${rest} more (--limit, --status)` : listing,
    };
  });
}

function retry(host: Host, id: number): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const records = new OutboxRecords(database);
    if (!(await records.retry(id))) throw new InputError(whyNot(id, await records.findState(id)));
    return { data: { retried: [id] }, text: `Mail ${id} is tried again ${WHEN}.` };
  });
}

function retryFailed(host: Host): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const retried = await new OutboxRecords(database).retryFailed();
    const text =
      retried.length === 0
        ? 'No mail has failed in the last seven days.'
        : `${counted(retried.length, 'mail')} will be tried again ${WHEN}.`;
    return { data: { retried }, text };
  });
}

function whyNot(id: number, state: MailState | undefined): string {
  if (state === undefined) return `There is no mail ${id}.`;
  if (state === 'sent') return `Mail ${id} was sent already.`;
  if (state === 'waiting') return `Mail ${id} is being sent at this moment.`;
  return `Mail ${id} failed over seven days ago; its text is gone.`;
}

/** @throws InputError unless the text is the name of a state */
function readState(text: string): MailState {
  const state = MAIL_STATES.find((name) => name === text);
  if (state === undefined) throw new InputError('A status is waiting, sent or failed.');
  return state;
}

/** @throws InputError unless the text is an id */
function readMailId(text: string): number {
  const id = readId(text);
  if (id === undefined) throw new InputError(`“${text}” is not the id of a mail.`);
  return id;
}
