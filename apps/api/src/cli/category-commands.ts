import type { Command } from 'commander';
import type { Database } from '#database/database.ts';
import {
  CategoriesRepository,
  type CategoryRow,
} from '../modules/reference/categories.repository.ts';
import { CategoryMerge } from '../modules/words/category-merge.repository.ts';
import type { Host, Reporting } from './host.ts';
import { InputError, readCategoryName, readId } from './input.ts';
import { counted, type Report, table } from './output.ts';
import { withDatabase } from './with-database.ts';
import { withServices } from './with-services.ts';

const MERGE_HELP = `
All words of <from> move into <into>, then <from> is gone. Both are ids or names.
Where a learner has looked the same word up in both, the two become one word: languages it has in one of
them only are kept; of a card it has twice the one in <into> is kept, or the public one if the other is
private. Favourites and reactions go over to the card that is kept.

Examples:
  wordloom-admin category merge "Wild animals" Animals
  wordloom-admin category merge 31 1 --json`;

/** `category add|list|rename|merge`. */
export function addCategoryCommands(program: Command, reporting: Reporting, host: Host): void {
  const category = program
    .command('category')
    .description('the categories words are filed under')
    .addHelpText('after', '\nExample:\n  wordloom-admin category list');
  category
    .command('add <name>')
    .description('make a category (3 to 30 characters)')
    .addHelpText('after', '\nExample:\n  wordloom-admin category add "Musical instruments"')
    .action(reporting((name: string) => add(host, readCategoryName(name))));
  category
    .command('list')
    .description('all categories and how many words each holds')
    .addHelpText('after', '\nExample:\n  wordloom-admin category list --json')
    .action(reporting(() => list(host)));
  category
    .command('rename <category> <name>')
    .description('give a category, named by its id or name, another name')
    .addHelpText('after', '\nExample:\n  wordloom-admin category rename Colours Colors')
    .action(
      reporting((reference: string, name: string) =>
        rename(host, reference, readCategoryName(name)),
      ),
    );
  category
    .command('merge <from> <into>')
    .description('move the words of one category into another and remove the first')
    .addHelpText('after', MERGE_HELP)
    .action(reporting((from: string, into: string) => merge(host, from, into)));
}

function add(host: Host, name: string): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const { category, created } = await new CategoriesRepository(database).findOrInsert(name, null);
    if (!created) {
      throw new InputError(`The category ${category.name} is there already (id ${category.id}).`);
    }
    return { data: category, text: `Added ${category.name} (id ${category.id}).` };
  });
}

function list(host: Host): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const categories = await new CategoriesRepository(database).listWithWords();
    const rows = categories.map(({ id, name, words }) => [id, name, words]);
    return {
      data: categories,
      text: table(['ID', 'NAME', 'WORDS'], rows, 'There is no category.'),
    };
  });
}

function rename(host: Host, reference: string, name: string): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const category = await requireCategory(database, reference);
    if (!(await new CategoriesRepository(database).rename(category.id, name))) {
      throw new InputError(`Another category is named ${name} already.`);
    }
    return { data: { id: category.id, name }, text: `${category.name} is named ${name} now.` };
  });
}

function merge(host: Host, fromReference: string, intoReference: string): Promise<Report> {
  return withServices(host, async ({ files }, { database }) => {
    const from = await requireCategory(database, fromReference);
    const into = await requireCategory(database, intoReference);
    if (from.id === into.id) {
      throw new InputError(`${from.name} cannot be merged into itself.`);
    }
    const { unusedPictures, ...counts } = await new CategoryMerge(database).merge(from.id, into.id);
    for (const picture of unusedPictures) await files.remove(picture);
    const moved = counted(counts.wordsMoved, 'word');
    const joined = counted(counts.wordsJoined, 'word');
    const dropped = counted(counts.cardsDropped, 'double card');
    return {
      data: { from: from.name, into: into.name, ...counts },
      text:
        `Moved ${moved} from ${from.name} into ${into.name}` +
        (counts.wordsJoined === 0
          ? '.'
          : `; ${joined} joined the same word there, and ${dropped} went.`),
    };
  });
}

async function requireCategory(database: Database, reference: string): Promise<CategoryRow> {
  const categories = new CategoriesRepository(database);
  const id = readId(reference);
  const category =
    (id === undefined ? undefined : await categories.findById(id)) ??
    (await categories.findByName(reference));
  if (!category) throw new InputError(`There is no category ${reference}.`);
  return category;
}
