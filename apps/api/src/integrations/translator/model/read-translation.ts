import { type ModelTranslation, modelTranslationSchema } from '@wordloom/contracts/model-answer';
import { drawingOf } from '#integrations/pictures/emoji-drawings.ts';
import type { Translation } from '../translator.ts';

/** What the locale data calls a script that is several scripts of Unicode. */
const COMBINED_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hira', 'Kana'],
  Hans: ['Han'],
  Hant: ['Han'],
  Kore: ['Hang', 'Han'],
};

/** Private use, unassigned, and what stands for a character that could not be read. */
const NO_CHARACTER = /[\p{Co}\p{Cn}\uFFFD]/u;

export type Reading = { translation: Translation } | { problem: string };

/** A model's answer for one language, made fit for a card, or what is wrong with it in words a model understands. */
export function readTranslation(languageCode: string, given: unknown): Reading {
  const parsed = modelTranslationSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { problem: issues.join('; ') };
  }
  const { word, description, example } = parsed.data;
  if (![word, description, example].every((text) => isWrittenIn(languageCode, text))) {
    return { problem: 'the texts are in another script than the language' };
  }
  return { translation: toTranslation(parsed.data) };
}

function toTranslation(answer: ModelTranslation): Translation {
  const { word, description, example, partOfSpeech, gender, pronunciation, emoji } = answer;
  const drawing = emoji === null ? undefined : drawingOf(emoji);
  const ipa = pronunciation?.replaceAll(/^[/[\s]+|[\]/\s]+$/g, '') ?? '';
  return {
    word,
    description,
    example,
    ...(partOfSpeech && { partOfSpeech }),
    ...(gender && { gender }),
    ...(isPlainLine(ipa) && { pronunciation: ipa }),
    drawings: drawing === undefined ? [] : [drawing],
  };
}

function isPlainLine(text: string): boolean {
  return text !== '' && !/[\p{C}\n]/u.test(text);
}

/** Whether a text has letters of the language's script, and no others but Latin ones. */
function isWrittenIn(languageCode: string, text: string): boolean {
  if (NO_CHARACTER.test(text)) return false;
  const { script } = new Intl.Locale(languageCode).maximize();
  if (script === undefined) return true;
  const names = COMBINED_SCRIPTS[script] ?? [script];
  const own = names.map((name) => `\\p{scx=${name}}`).join('');
  try {
    const foreign = new RegExp(`(?![${own}\\p{scx=Latn}])\\p{L}`, 'u');
    return new RegExp(`[${own}]`, 'u').test(text) && !foreign.test(text);
  } catch {
    // A script that Unicode's regular expressions do not know.
    return true;
  }
}
