import type { Command } from 'commander';
import { DEMO_ACCOUNT } from '../modules/demo/demo-content.ts';
import type { Host, Reporting } from './host.ts';
import type { Report } from './output.ts';
import { withServices } from './with-services.ts';

const HELP = `
Everybody knows the demo account's password: keep it away from a Wordloom that strangers can reach.

Example:
  wordloom-admin demo`;

export function addDemoCommand(program: Command, reporting: Reporting, host: Host): void {
  program
    .command('demo')
    .description('add the demo account, a small community and its public cards')
    .addHelpText('after', HELP)
    .action(reporting(() => addDemo(host)));
}

function addDemo(host: Host): Promise<Report> {
  return withServices(host, async ({ demo }) => {
    const added = !(await demo.isSeeded());
    await demo.seed();
    const { email, password } = DEMO_ACCOUNT;
    const text = added
      ? `Added the demo account and its community. Sign in as ${email} / ${password}.`
      : `The demo account ${email} is there already.`;
    return { data: { added, email }, text };
  });
}
