import type { Command } from 'commander';
import type { Database } from '#database/database.ts';
import { RegistrationsRepository } from '../modules/auth/registrations.repository.ts';
import { SessionsRepository } from '../modules/auth/sessions.repository.ts';
import { type Account, AccountsRepository } from '../modules/users/accounts.repository.ts';
import type { Host, Reporting } from './host.ts';
import { InputError, readAccountReference, readLimit } from './input.ts';
import { counted, day, type Report, table } from './output.ts';
import { withDatabase } from './with-database.ts';
import { withServices } from './with-services.ts';

interface ListOptions {
  search?: string;
  limit: string;
  waiting?: true;
}

const LIST_HELP = `
Examples:
  wordloom-admin user list --search marta
  wordloom-admin user list --waiting --json`;
const VERIFY_HELP = `
An id is one of: user list --waiting. Of several registrations of an address the newest counts.

Example:
  wordloom-admin user verify marta@example.com`;

/** `user list|verify|disable|enable`. */
export function addUserCommands(program: Command, reporting: Reporting, host: Host): void {
  const user = program
    .command('user')
    .description('the accounts and the registrations that wait')
    .addHelpText('after', '\nExample:\n  wordloom-admin user list');
  user
    .command('list')
    .description('the accounts, oldest first')
    .option('--search <text>', 'only those whose username or address contains the text')
    .option('--limit <count>', 'how many at most', '100')
    .option('--waiting', 'the registrations that wait for their link instead')
    .addHelpText('after', LIST_HELP)
    .action(
      reporting(({ search = '', limit, waiting }: ListOptions) =>
        waiting
          ? listWaiting(host, search, readLimit(limit))
          : listAccounts(host, search, readLimit(limit)),
      ),
    );
  user
    .command('verify <email|id|username>')
    .description('confirm a waiting registration without its link')
    .addHelpText('after', VERIFY_HELP)
    .action(reporting((reference: string) => verify(host, reference)));
  user
    .command('disable <email|id|username>')
    .description('shut an account out and end its sessions; its words stay')
    .addHelpText('after', '\nExample:\n  wordloom-admin user disable 42')
    .action(reporting((reference: string) => disable(host, reference)));
  user
    .command('enable <email|id|username>')
    .description('let a disabled account sign in again')
    .addHelpText('after', '\nExample:\n  wordloom-admin user enable marta')
    .action(reporting((reference: string) => enable(host, reference)));
}

function listAccounts(host: Host, search: string, limit: number): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const { accounts, total } = await new AccountsRepository(database).list(search, limit);
    const rows = accounts.map(({ id, username, email, createdAt, disabledAt }) => [
      id,
      username,
      email ?? '–',
      disabledAt ? 'disabled' : 'active',
      day(createdAt),
    ]);
    const headings = ['ID', 'USERNAME', 'EMAIL', 'STATE', 'SINCE'];
    const listing = table(headings, rows, 'There is no such account.');
    const rest = total - accounts.length;
    return {
      data: accounts,
      text: rest > 0 ? `${listing}\n… and ${rest} more (--limit, --search)` : listing,
    };
  });
}

function listWaiting(host: Host, search: string, limit: number): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const waiting = await new RegistrationsRepository(database).listPending(search, limit);
    const rows = waiting.map(({ id, username, email, createdAt }) => [
      id,
      username,
      email,
      day(createdAt),
    ]);
    const headings = ['ID', 'USERNAME', 'EMAIL', 'SINCE'];
    return { data: waiting, text: table(headings, rows, 'No registration is waiting.') };
  });
}

function verify(host: Host, reference: string): Promise<Report> {
  return withServices(host, async ({ registration }, { database }) => {
    const meant = readAccountReference(reference);
    const waiting = await new RegistrationsRepository(database).findPendingBy(meant);
    if (!waiting) {
      const account = await new AccountsRepository(database).find({ ...meant, id: null });
      throw new InputError(
        account
          ? `${account.username} is confirmed already.`
          : `No registration waits under ${reference}.`,
      );
    }
    await registration.confirmPending(waiting.id);
    const account = await requireAccount(database, waiting.email);
    const { id, username, email } = account;
    return {
      data: { id, username, email },
      text: `${username} (${waiting.email}) may sign in now.`,
    };
  });
}

function disable(host: Host, reference: string): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const { id, username } = await requireAccount(database, reference);
    // Both or neither, so that enabling the account again revives no session.
    const { changed, sessionsEnded } = await database.transaction(async (transaction) => ({
      changed: await new AccountsRepository(database).setDisabled(transaction, id, true),
      sessionsEnded: await new SessionsRepository(database).revokeAll(transaction, id),
    }));
    const text = changed
      ? `${username} is disabled now; ${counted(sessionsEnded, 'session')} ended.`
      : `${username} was disabled already.`;
    return { data: { id, username, changed, sessionsEnded }, text };
  });
}

function enable(host: Host, reference: string): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const { id, username } = await requireAccount(database, reference);
    const changed = await new AccountsRepository(database).setDisabled(database, id, false);
    const text = changed ? `${username} may sign in again.` : `${username} was not disabled.`;
    return { data: { id, username, changed }, text };
  });
}

async function requireAccount(database: Database, reference: string): Promise<Account> {
  const account = await new AccountsRepository(database).find(readAccountReference(reference));
  if (!account) throw new InputError(`There is no account ${reference}.`);
  return account;
}
