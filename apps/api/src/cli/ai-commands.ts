import { wordKey } from '@wordloom/domain/text-measure';
import type { Command } from 'commander';
import { readSettings } from '#config/settings.ts';
import { AiUsageRepository } from '#integrations/translator/ai-usage.repository.ts';
import { RememberedTranslations } from '#integrations/translator/remembered-translations.repository.ts';
import type { Host, Reporting } from './host.ts';
import { InputError } from './input.ts';
import { counted, type Report, table } from './output.ts';
import { withDatabase } from './with-database.ts';

const CHECK_HELP = `
Nothing is stored. A search waits 8.5 seconds for the model: an answer that takes longer comes too late.

Example:
  wordloom-admin ai check`;
const FORGET_HELP = `
Cards that learners keep stay as they are; the next search for a word asks the model again.

Examples:
  wordloom-admin ai forget house
  wordloom-admin ai forget --all`;

/** `ai check|forget|stats`. */
export function addAiCommands(program: Command, reporting: Reporting, host: Host): void {
  const ai = program
    .command('ai')
    .description('the language model behind the searches')
    .addHelpText('after', '\nExample:\n  wordloom-admin ai check');
  ai.command('check')
    .description(
      'ask the configured model for three words: what works, how long it takes, what it costs',
    )
    .addHelpText('after', CHECK_HELP)
    .action(reporting(() => check(host)));
  ai.command('forget [word]')
    .description('forget what models answered for a word, as learners type it')
    .option('--all', 'for every word')
    .addHelpText('after', FORGET_HELP)
    .action(
      reporting((word: string | undefined, { all = false }: { all?: boolean }) => {
        if ((word === undefined) !== all) {
          throw new InputError('Name one word, or all with --all.');
        }
        return forget(host, word);
      }),
    );
  ai.command('stats')
    .description('questions, failures, remembered answers and tokens by day (UTC) and model')
    .option('--days <count>', 'how many days, today included', '30')
    .addHelpText('after', '\nExample:\n  wordloom-admin ai stats --days 7')
    .action(reporting(({ days }: { days: string }) => stats(host, readDays(days))));
}

async function check({ environment, folder, progress }: Host): Promise<Report> {
  const { model } = readSettings(environment, folder);
  if (!model) {
    const text = 'AI_PROVIDER is lexicon: the bundled dictionary answers, and no model is asked.';
    return { data: { provider: 'lexicon', words: [] }, text };
  }
  const { checkModel } = await import('./ai-check.ts');
  const words = await checkModel(model, progress);
  const name = `${model.provider} · ${model.model}`;
  if (words.every(({ error }) => error !== undefined)) {
    throw new InputError(`${name} does not answer: ${words[0]?.error ?? 'no reason given'}`);
  }
  const rows = words.map((one) => [
    one.word,
    one.answer === '' ? '–' : one.answer,
    one.seconds,
    one.inputTokens,
    one.outputTokens,
    one.error ?? (one.missing.length > 0 ? `missing: ${one.missing.join(', ')}` : 'works'),
  ]);
  const headings = ['WORD', 'ANSWER', 'SECONDS', 'TOKENS IN', 'TOKENS OUT', 'RESULT'];
  return {
    data: { provider: model.provider, model: model.model, words },
    text: `${name}\n${table(headings, rows, '')}`,
  };
}

function forget(host: Host, word: string | undefined): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const key = word === undefined ? undefined : wordKey(word);
    const forgotten = await new RememberedTranslations(database).forget(key);
    return { data: { forgotten }, text: `Forgot ${counted(forgotten, 'translation')}.` };
  });
}

function stats(host: Host, days: number): Promise<Report> {
  return withDatabase(host, async ({ database }) => {
    const usage = await new AiUsageRepository(database).list(days);
    const rows = usage.map((row) => [
      row.day,
      row.provider,
      row.model,
      row.calls,
      row.failures,
      row.hits,
      row.inputTokens,
      row.outputTokens,
    ]);
    const headings = [
      'DAY',
      'PROVIDER',
      'MODEL',
      'QUESTIONS',
      'FAILURES',
      'REMEMBERED',
      'TOKENS IN',
      'TOKENS OUT',
    ];
    return { data: usage, text: table(headings, rows, 'No model was asked in these days.') };
  });
}

/** @throws InputError unless the text is a number of days that can be asked for */
function readDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InputError('Days are a number from 1 to 9999.');
  return Number(text);
}
