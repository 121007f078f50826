import type { Command } from 'commander';
import { migrate, migrationStatus } from '#database/migrate.ts';
import type { Host, Reporting } from './host.ts';
import { counted, type Report, table } from './output.ts';
import { withConnection } from './with-database.ts';

/** `db migrate|status`. */
export function addDatabaseCommands(program: Command, reporting: Reporting, host: Host): void {
  const db = program
    .command('db')
    .description('the tables of the database')
    .addHelpText('after', '\nExample:\n  wordloom-admin db status');
  db.command('migrate')
    .description('run the migrations that are due (starting Wordloom does that too)')
    .addHelpText('after', '\nExample:\n  wordloom-admin db migrate')
    .action(reporting(() => runMigrations(host)));
  db.command('status')
    .description('which migrations have run and which are due; changes nothing')
    .addHelpText('after', '\nExample:\n  wordloom-admin db status --json')
    .action(reporting(() => showStatus(host)));
}

function runMigrations(host: Host): Promise<Report> {
  return withConnection(host, async ({ dataSource, url }) => {
    const ran = await migrate(dataSource, url);
    const text =
      ran.length === 0
        ? 'No migration was due.'
        : `Ran ${counted(ran.length, 'migration')}: ${ran.join(', ')}.`;
    return { data: { ran }, text };
  });
}

function showStatus(host: Host): Promise<Report> {
  return withConnection(host, async ({ dataSource }) => {
    const migrations = await migrationStatus(dataSource);
    const due = migrations.filter(({ applied }) => !applied).length;
    const rows = migrations.map(({ name, applied }) => [name, applied ? 'done' : 'due']);
    return {
      data: { migrations, due },
      text: table(['MIGRATION', 'STATE'], rows, 'There is no migration.'),
    };
  });
}
