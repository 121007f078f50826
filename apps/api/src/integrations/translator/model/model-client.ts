import type { LanguageModel, ModelMessage } from 'ai';
import type { ModelSettings } from '#config/ai-settings.ts';
import type { Translation } from '../translator.ts';
import { answerSchema } from './answer-schema.ts';
import { openModel } from './language-models.ts';
import { instructions, type Question, question, repair } from './prompt.ts';
import { readTranslation } from './read-translation.ts';

/** Four languages need some 600 tokens; a model that thinks first needs more. An endless answer ends here. */
const MOST_TOKENS = 6_000;

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelAnswer {
  /** Language code → translation; undefined in all when the model knows no such word. */
  known: boolean;
  found: ReadonlyMap<string, Translation>;
  usage: ModelUsage;
}

/** Answers came, and none could be used; they have to be paid all the same. */
export class UselessAnswer extends Error {
  constructor(readonly usage: ModelUsage) {
    super('The language model gave no answer that could be used');
  }
}

interface Talk {
  question: Question;
  signal: AbortSignal;
  onTranslation: (languageCode: string, translation: Translation) => void;
}

/** Asks the configured language model for translations: one call for all languages, and one more to repair. */
export class ModelClient {
  private model: Promise<LanguageModel> | undefined;
  private structured = true;

  constructor(private readonly settings: ModelSettings) {}

  /** Reads the libraries, which takes a moment that the first question should not take from everybody. */
  async prepare(): Promise<void> {
    await Promise.all([this.open(), import('ai')]);
  }

  /**
   * Reports each translation as soon as it is whole. What came before a failure counts.
   * @throws Error when the provider failed or answered in vain, twice, and nothing of use had come
   */
  async ask(talk: Talk): Promise<ModelAnswer> {
    const conversation = new Conversation(talk);
    try {
      await this.listen(conversation, talk.signal);
      if (conversation.wantsRepair()) await this.listen(conversation, talk.signal);
    } catch (error) {
      if (conversation.found.size === 0) throw error;
    }
    const answer = conversation.answer();
    if (answer.known && answer.found.size === 0) throw new UselessAnswer(answer.usage);
    return answer;
  }

  private async listen(conversation: Conversation, signal: AbortSignal): Promise<void> {
    try {
      await this.stream(conversation, signal);
    } catch (error) {
      if (!this.structured || !refusesSchema(error, this.settings)) throw error;
      this.structured = false;
      this.model = undefined;
      await this.stream(conversation, signal);
    }
  }

  private open(): Promise<LanguageModel> {
    this.model ??= openModel(this.settings, { structured: this.structured });
    return this.model;
  }

  private async stream(conversation: Conversation, signal: AbortSignal): Promise<void> {
    const [model, { jsonSchema, Output, parsePartialJson, streamText }] = await Promise.all([
      this.open(),
      import('ai'),
    ]);
    const schema = conversation.schema();
    const failures: unknown[] = [];
    const { textStream, usage } = streamText({
      model,
      instructions: instructions(schema),
      messages: conversation.messages,
      output: Output.object({ schema: jsonSchema(schema) }),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      onError: ({ error }) => void failures.push(error),
    });
    let text = '';
    let answer: unknown;
    for await (const piece of textStream) {
      text += piece;
      ({ value: answer } = await parsePartialJson(jsonIn(text)));
      conversation.read(answer, 'begun');
    }
    conversation.read(answer, 'whole');
    await usage.then(
      (counted) => conversation.count(counted),
      () => undefined,
    );
    signal.throwIfAborted();
    if (failures.length > 0) throw failures[0];
  }
}

/** What was asked, what has been understood so far, and what is still to be repaired. */
class Conversation {
  readonly found = new Map<string, Translation>();
  readonly messages: ModelMessage[];
  private readonly usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  private readonly problems = new Map<string, string>();
  private known = true;

  constructor(private readonly talk: Talk) {
    this.messages = [{ role: 'user', content: question(talk.question) }];
  }

  schema() {
    return answerSchema(this.missing());
  }

  /** Takes what is complete: while the answer has only begun, its last translation may still grow. */
  read(given: unknown, state: 'begun' | 'whole'): void {
    const { known, translations = [] } = (given ?? {}) as {
      known?: unknown;
      translations?: unknown;
    };
    if (!Array.isArray(translations)) return;
    const complete: unknown[] = state === 'whole' ? translations : translations.slice(0, -1);
    for (const translation of complete) this.readOne(translation);
    if (state === 'begun') return;
    this.known = !(known === false && this.found.size === 0);
    for (const code of this.missing()) {
      if (!this.problems.has(code)) this.problems.set(code, 'the translation is missing');
    }
    this.messages.push({ role: 'assistant', content: JSON.stringify(given ?? null) });
    this.messages.push({ role: 'user', content: repair(this.problems) });
  }

  wantsRepair(): boolean {
    return this.known && this.missing().length > 0;
  }

  count({ inputTokens = 0, outputTokens = 0 }: { [Key in keyof ModelUsage]?: number | undefined }) {
    this.usage.inputTokens += inputTokens;
    this.usage.outputTokens += outputTokens;
  }

  answer(): ModelAnswer {
    return { known: this.known, found: this.found, usage: this.usage };
  }

  private missing(): string[] {
    return this.talk.question.languages
      .map(({ code }) => code)
      .filter((code) => !this.found.has(code));
  }

  private readOne(given: unknown): void {
    const { languageCode: code } = (given ?? {}) as { languageCode?: unknown };
    // Languages nobody asked for, and a second answer for one, are passed over.
    if (typeof code !== 'string' || !this.missing().includes(code)) return;
    const reading = readTranslation(code, given);
    if ('problem' in reading) {
      this.problems.set(code, reading.problem);
      return;
    }
    this.problems.delete(code);
    this.found.set(code, reading.translation);
    this.talk.onTranslation(code, reading.translation);
  }
}

/** Models like to say a word before their JSON, and put a code fence around it. */
function jsonIn(text: string): string {
  const start = text.indexOf('{');
  return start < 0 ? '' : text.slice(start).replace(/\s*`*\s*$/, '');
}

/** A server of one's own may not know JSON schemas and say so with 400 or 422; the prompt holds it as well. */
function refusesSchema(error: unknown, { provider }: ModelSettings): boolean {
  if (provider !== 'openai-compatible') return false;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return status === 400 || status === 422;
}
