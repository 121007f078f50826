import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { migrate } from '#database/migrate.ts';
import {
  parseReferenceData,
  type ReferenceData,
  seedReference,
  shippedReferenceData,
} from '#database/seeds/seed-reference.ts';
import type { Host, Reporting } from './host.ts';
import { InputError } from './input.ts';
import { counted, type Report } from './output.ts';
import { withConnection } from './with-database.ts';

const EXAMPLES = `
The file has the shape of the data that ships with Wordloom:
  languages:
    - { code: da, name: Danish, featured: true }
  categories:
    - { name: Music }
What is there already stays as it is, renamed or disabled as it may be.

Examples:
  wordloom-admin seed
  wordloom-admin seed --file data.yaml
  wordloom-admin seed --file data.yaml --json`;

export function addSeedCommand(
  program: Command,
  reporting: Reporting,
  host: Host,
  folders: readonly string[],
): void {
  program
    .command('seed')
    .description('add missing languages and categories: the shipped ones, or those of a file')
    .option('--file <data.yaml>', 'languages and categories as YAML')
    .addHelpText('after', EXAMPLES)
    .action(
      reporting(({ file }: { file?: string }) =>
        seed(host, file === undefined ? shippedReferenceData() : readData(file, folders)),
      ),
    );
}

/** All of it or, when something goes wrong, nothing. */
async function seed(host: Host, data: ReferenceData): Promise<Report> {
  const added = await withConnection(host, async ({ dataSource, url, database }) => {
    await migrate(dataSource, url);
    return database.transaction((transaction) => seedReference(transaction, data));
  });
  const languages = counted(added.languages, 'language');
  const categories = counted(added.categories, 'category');
  const nothing = added.languages + added.categories === 0;
  return {
    data: { added },
    text: nothing
      ? 'Nothing was missing: every language and category is there already.'
      : `Added ${languages} and ${categories}.`,
  };
}

function readData(file: string, folders: readonly string[]): ReferenceData {
  const found = folders
    .map((folder) => path.resolve(folder, file))
    .find((each) => existsSync(each));
  if (found === undefined) throw new InputError(`There is no file ${file}.`);
  return parse(file, read(file, found));
}

function read(file: string, found: string): string {
  try {
    return readFileSync(found, 'utf8');
  } catch {
    throw new InputError(`The file ${file} cannot be read.`);
  }
}

function parse(file: string, yaml: string): ReferenceData {
  try {
    return parseReferenceData(yaml);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${file} cannot be used: ${reason}`, { cause: error });
  }
}
