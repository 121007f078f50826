import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Language } from '@wordloom/contracts/languages';
import { wordKey } from '@wordloom/domain/text-measure';
import type { ModelSettings } from '#config/ai-settings.ts';
import type { AiUsage, AiUsageRepository } from './ai-usage.repository.ts';
import type { LexiconTranslator } from './lexicon-translator.ts';
import { type ModelClient, UselessAnswer } from './model/model-client.ts';
import { PROMPT_VERSION } from './model/prompt.ts';
import type { ProviderGate } from './model/provider-gate.ts';
import type {
  RememberedKey,
  RememberedTranslations,
} from './remembered-translations.repository.ts';
import {
  type Translation,
  type TranslationRequest,
  type Translations,
  Translator,
} from './translator.ts';

/** Milliseconds that a model has in all, its turn to be asked and the repair included. */
const BUDGET = 8_500;
/** Milliseconds between two looks at what another search is fetching. */
const LOOK_AGAIN = 150;
/** Milliseconds that a call may go on when the server stops. */
const GRACE = 5_000;

/**
 * Translates with a language model: what is remembered first, then one call for all that is missing, then the
 * dictionary for what the model failed at. Equal searches at once share one call, across processes too.
 */
export class ModelTranslator
  extends Translator
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(ModelTranslator.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly settings: ModelSettings,
    private readonly client: ModelClient,
    private readonly gate: ProviderGate,
    private readonly remembered: RememberedTranslations,
    private readonly usage: AiUsageRepository,
    private readonly lexicon: LexiconTranslator,
  ) {
    super();
  }

  async translate(request: TranslationRequest): Promise<Translations> {
    const search = new Search(request, this.keyOf(request));
    await this.recall(search);
    const hits = search.found.size;
    if (hits > 0) void this.count({ hits });
    const claimed = await this.remembered.claim(search.key, search.open());
    const call = claimed.length > 0 ? this.fetch(search, claimed) : undefined;
    // The call goes on when this caller stops waiting: its answer is remembered for the next.
    await Promise.race([this.settle(search, claimed, call), aborted(search.signal)]);
    return this.fallBack(search);
  }

  suggest(word: string): readonly string[] {
    return this.lexicon.suggest(word);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.client.prepare();
  }

  beforeApplicationShutdown(): void {
    setTimeout(() => this.stopping.abort(new Error('The server is stopping')), GRACE).unref();
  }

  /** Asks the model for claimed languages. Never throws; what it could not get is given up. */
  private async fetch(search: Search, claimed: readonly string[]): Promise<void> {
    const { word, field, languages } = search.request;
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(BUDGET)]);
    const kept: Promise<void>[] = [];
    const keep = (code: string, translation: Translation | null) => {
      search.take(code, translation);
      kept.push(this.remembered.keep(search.key, code, translation));
    };
    let usage: Partial<AiUsage> = {};
    try {
      const wanted = languages.filter(({ code }) => claimed.includes(code));
      const answer = await this.gate.run(() => {
        usage = { calls: 1 };
        return this.client.ask({
          question: { word, field, languages: wanted },
          signal,
          onTranslation: keep,
        });
      }, signal);
      if (!answer.known) for (const { code } of wanted) keep(code, null);
      usage = { ...usage, ...answer.usage };
    } catch (error) {
      this.logger.warn(`The language model gave no translation: ${describe(error)}`);
      usage = { ...usage, failures: 1, ...(error instanceof UselessAnswer && error.usage) };
    }
    void this.count(usage);
    await Promise.allSettled(kept);
    const lost = claimed.filter((code) => !search.isSettled(code));
    for (const code of lost) search.fail(code);
    await this.quietly(this.remembered.release(search.key, claimed));
  }

  /** Waits for one's own call and for what others are fetching. */
  private async settle(
    search: Search,
    claimed: readonly string[],
    call: Promise<void> | undefined,
  ): Promise<void> {
    await Promise.all([call, this.watch(search, claimed)]);
  }

  private async watch(search: Search, claimed: readonly string[]): Promise<void> {
    const others = () => search.open().filter((code) => !claimed.includes(code));
    while (others().length > 0 && !search.signal.aborted) {
      const fetching = await this.recall(search, others());
      for (const code of others()) {
        if (!fetching.has(code)) search.fail(code);
      }
      if (others().length > 0) await pause(LOOK_AGAIN);
    }
  }

  /** Takes what is remembered. @returns the languages that somebody is asking for */
  private async recall(search: Search, codes = search.open()): Promise<Set<string>> {
    const fetching = new Set<string>();
    for (const [code, translation] of await this.remembered.find(search.key, codes)) {
      if (translation === undefined) fetching.add(code);
      else search.take(code, translation);
    }
    return fetching;
  }

  private async fallBack(search: Search): Promise<Translations> {
    const failed = search.lost();
    if (failed.length > 0) {
      const { found } = await this.lexicon.translate({ ...search.request, languages: failed });
      for (const [code, translation] of found) search.found.set(code, translation);
    }
    const lost = failed.filter(({ code }) => !search.found.has(code));
    return { found: search.found, failed: new Set(lost.map(({ code }) => code)) };
  }

  private keyOf({ word, field = '' }: TranslationRequest): RememberedKey {
    const { provider, model } = this.settings;
    return { wordKey: wordKey(word), field, provider, model, promptVersion: PROMPT_VERSION };
  }

  private count(usage: Partial<AiUsage>): Promise<void> {
    return this.quietly(this.usage.add(this.settings, usage));
  }

  private async quietly(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.logger.warn(`The translation service could not write: ${describe(error)}`);
    }
  }
}

/** One caller's search while it is under way. */
class Search {
  readonly found = new Map<string, Translation>();
  private readonly settled = new Set<string>();
  private readonly failed = new Set<string>();

  constructor(
    readonly request: TranslationRequest,
    readonly key: RememberedKey,
  ) {}

  get signal(): AbortSignal {
    return this.request.signal;
  }

  take(code: string, translation: Translation | null): void {
    if (this.settled.has(code)) return;
    this.settled.add(code);
    if (!translation) return;
    this.found.set(code, translation);
    this.request.onTranslation?.(code, translation);
  }

  fail(code: string): void {
    this.settled.add(code);
    this.failed.add(code);
  }

  isSettled(code: string): boolean {
    return this.settled.has(code);
  }

  /** The languages of which nothing is known yet. */
  open(): string[] {
    return this.request.languages.map(({ code }) => code).filter((code) => !this.settled.has(code));
  }

  /** The languages that failed, or have not come in the time the caller had. */
  lost(): Language[] {
    return this.request.languages.filter(
      ({ code }) => this.failed.has(code) || !this.settled.has(code),
    );
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Errors of the AI library quote the whole request; only their first line is for the log. */
function describe(error: unknown): string {
  return String(error).split('\n', 1)[0] ?? '';
}
