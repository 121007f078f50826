import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { addAiCommands } from './ai-commands.ts';
import { addCategoryCommands } from './category-commands.ts';
import { addDatabaseCommands } from './database-commands.ts';
import { addDemoCommand } from './demo-command.ts';
import type { Host, Reporting } from './host.ts';
import { addLanguageCommands } from './language-commands.ts';
import { addMailCommands } from './mail-commands.ts';
import { print } from './output.ts';
import { addSeedCommand } from './seed-command.ts';
import { addUserCommands } from './user-commands.ts';

/**
 * Runs one administrator's command. A mistake is one sentence on standard error.
 * @returns the exit code: 0 done, 1 not
 */
export async function runAdmin(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder: string,
): Promise<number> {
  const program = new Command('wordloom-admin');
  const wantsJson = (): boolean => program.opts<{ json?: true }>().json ?? false;
  const host: Host = {
    environment,
    folder,
    progress: (message) => {
      if (!wantsJson()) process.stderr.write(`… ${message}\n`);
    },
  };
  const reporting: Reporting =
    (work) =>
    async (...given) =>
      print(await work(...given), wantsJson());
  describe(program);
  addSeedCommand(program, reporting, host, callerFolders(environment, folder));
  addLanguageCommands(program, reporting, host);
  addCategoryCommands(program, reporting, host);
  addUserCommands(program, reporting, host);
  addMailCommands(program, reporting, host);
  addAiCommands(program, reporting, host);
  addDatabaseCommands(program, reporting, host);
  addDemoCommand(program, reporting, host);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}

/** Everything here is inherited by the commands that are added afterwards. */
function describe(program: Command): void {
  program
    .description(
      'Looks after the languages, categories, accounts, mails and the database of a Wordloom.\n' +
        'Works whether Wordloom is running or not.',
    )
    .option('--json', 'print JSON, and nothing else, on standard output')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      outputError: (text, writeError) => writeError(text.replace(/^error: (.)/, capital)),
    })
    .exitOverride();
}

/** Where a relative file may start: pnpm runs scripts in the repository's root, wherever it was called. */
function callerFolders({ INIT_CWD }: NodeJS.ProcessEnv, folder: string): string[] {
  return INIT_CWD === undefined ? [folder] : [path.resolve(INIT_CWD), folder];
}

function capital(_match: string, letter: string): string {
  return letter.toUpperCase();
}

function sentenceOf(error: unknown): string {
  // Below its first line the YAML reader quotes the file; the line and column stand in the first.
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return sentence === '' ? 'The command failed without saying why.' : sentence;
}
