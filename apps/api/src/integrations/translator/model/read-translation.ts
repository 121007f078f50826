import { type ModelTranslation, modelTranslationSchema } from '@wordloom/contracts/model-answer';
import { drawingOf } from '#integrations/pictures/emoji-drawings.ts';
import type { Translation } from '../translator.ts';

/** The scripts a language is written in, where its name in the locale data is not the name of one script. */
const COMBINED_SCRIPTS: Readonly<Record<string, string>> = {
  Jpan: '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
  Kore: '\\p{sc=Hang}',
};

export type Reading = { translation: Translation } | { problem: string };

/** A model's answer for one language, made fit for a card, or what is wrong with it in words a model understands. */
export function readTranslation(languageCode: string, given: unknown): Reading {
  const parsed = modelTranslationSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { problem: issues.join('; ') };
  }
  const { word, description, example } = parsed.data;
  const script = scriptOf(languageCode);
  if (script && ![word, description, example].every((text) => script.test(text))) {
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

/** What a text of the language must contain; undefined where the locale data does not know its script. */
function scriptOf(languageCode: string): RegExp | undefined {
  const { script } = new Intl.Locale(languageCode).maximize();
  if (script === undefined) return undefined;
  try {
    return new RegExp(COMBINED_SCRIPTS[script] ?? `\\p{sc=${script}}`, 'u');
  } catch {
    return undefined;
  }
}
