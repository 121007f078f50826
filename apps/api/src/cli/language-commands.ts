import type { Command } from 'commander';
import { LanguagesRepository } from '../modules/reference/languages.repository.ts';
import type { Host, Reporting } from './host.ts';
import { InputError, readLanguageCode, readLanguageName } from './input.ts';
import { type Report, table } from './output.ts';
import { withDatabase } from './with-database.ts';

/** `language add|list|disable|enable`. */
export function addLanguageCommands(program: Command, reporting: Reporting, host: Host): void {
  const language = program
    .command('language')
    .description('the languages learners may choose')
    .addHelpText('after', '\nExample:\n  wordloom-admin language list');
  language
    .command('add <code> <name>')
    .description('offer another language, after the others')
    .option('--featured', 'show it among the first')
    .addHelpText('after', '\nExample:\n  wordloom-admin language add da Danish --featured')
    .action(
      reporting((code: string, name: string, { featured = false }: { featured?: boolean }) =>
        add(host, readLanguageCode(code), readLanguageName(name), featured),
      ),
    );
  language
    .command('list')
    .description('all languages in their order, disabled ones too')
    .addHelpText('after', '\nExample:\n  wordloom-admin language list --json')
    .action(reporting(() => list(host)));
  language
    .command('disable <code>')
    .description('offer a language no longer; its cards stay')
    .addHelpText('after', '\nExample:\n  wordloom-admin language disable sv')
    .action(reporting((code: string) => setEnabled(host, readLanguageCode(code), false)));
  language
    .command('enable <code>')
    .description('offer a disabled language again')
    .addHelpText('after', '\nExample:\n  wordloom-admin language enable sv')
    .action(reporting((code: string) => setEnabled(host, readLanguageCode(code), true)));
}

function add(host: Host, code: string, name: string, featured: boolean): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const languages = new LanguagesRepository(database);
    const added = await languages.insert({ code, name, featured });
    if (added) return { data: added, text: `Added ${name} (${code}).` };
    const there = await languages.findByCode(code);
    const way = there?.enabled ? '' : `; bring it back with: language enable ${code}`;
    throw new InputError(
      `The language ${code} is there already (${there?.name ?? 'unknown'})${way}.`,
    );
  });
}

function list(host: Host): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const languages = await new LanguagesRepository(database).listAll();
    const rows = languages.map(({ code, name, featured, enabled }) => [
      code,
      name,
      featured ? 'yes' : 'no',
      enabled ? 'offered' : 'disabled',
    ]);
    return {
      data: languages,
      text: table(['CODE', 'NAME', 'FEATURED', 'STATE'], rows, 'There is no language.'),
    };
  });
}

function setEnabled(host: Host, code: string, enabled: boolean): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const language = await new LanguagesRepository(database).setEnabled(code, enabled);
    if (!language) throw new InputError(`There is no language ${code}.`);
    const state = enabled ? 'offered' : 'disabled';
    return { data: language, text: `${language.name} (${code}) is ${state} now.` };
  });
}
