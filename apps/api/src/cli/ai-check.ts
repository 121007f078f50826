import type { ModelSettings } from '#config/ai-settings.ts';
import { ModelClient } from '#integrations/translator/model/model-client.ts';
import { reasonOf } from './reason-of.ts';

/** Words that show whether a model knows articles, capitals and conjugation, each in two languages. */
const WORDS = [
  { word: 'house', languages: [language('es', 'Spanish'), language('de', 'German')] },
  { word: 'Schmetterling', languages: [language('en', 'English'), language('fr', 'French')] },
  { word: 'correr', languages: [language('en', 'English'), language('it', 'Italian')] },
];

/** Milliseconds; longer than a search waits, to tell a slow model from a silent one. */
const PATIENCE = 60_000;

export interface CheckedWord {
  word: string;
  /** `la casa · das Haus` */
  answer: string;
  missing: string[];
  seconds: number;
  inputTokens: number;
  outputTokens: number;
  error?: string;
}

/** Asks the model for three words, one after the other; a failure is an answer too. */
export async function checkModel(
  settings: ModelSettings,
  progress: (message: string) => void,
): Promise<CheckedWord[]> {
  const client = new ModelClient(settings);
  const checked: CheckedWord[] = [];
  for (const { word, languages } of WORDS) {
    progress(`Asking for “${word}”`);
    checked.push(await checkWord(client, word, languages));
  }
  return checked;
}

async function checkWord(
  client: ModelClient,
  word: string,
  languages: { code: string; name: string }[],
): Promise<CheckedWord> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  const codes = languages.map(({ code }) => code);
  try {
    const { found, usage } = await client.ask({
      question: { word, field: undefined, languages },
      signal: AbortSignal.timeout(PATIENCE),
      onTranslation: () => undefined,
    });
    return {
      word,
      answer: codes.flatMap((code) => found.get(code)?.word ?? []).join(' · '),
      missing: codes.filter((code) => !found.has(code)),
      seconds: seconds(),
      ...usage,
    };
  } catch (error) {
    const nothing = { answer: '', missing: codes, inputTokens: 0, outputTokens: 0 };
    return { word, ...nothing, seconds: seconds(), error: reasonOf(error) };
  }
}

function language(code: string, name: string) {
  return { code, name };
}
