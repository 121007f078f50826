import { Injectable, Logger } from '@nestjs/common';
import type { SaveMultiple, SaveSingle } from '@wordloom/contracts/save-words';
import type { MissingLanguage } from '@wordloom/contracts/search-progress';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { wordKey } from '@wordloom/domain/text-measure';
import { type Translation, Translator } from '#integrations/translator/translator.ts';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isDanglingReference } from '#shared/errors/database-failure.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import type { CategoryRow } from '../reference/categories.repository.ts';
import type { LanguageRow } from '../reference/languages.repository.ts';
import { categoryNotFound, ReferenceService } from '../reference/reference.service.ts';
import { CardDrafts } from './card-drafts.ts';
import { CardsRepository } from './cards.repository.ts';
import { personalFingerprint } from './personal-fingerprint.ts';
import { WordsRepository } from './words.repository.ts';

/** Milliseconds a search has for its translations and photos together; what has not come by then is left out. */
const SEARCH_TIMEOUT = 9_500;
/** Milliseconds a personal save waits for its translated word. */
const PERSONAL_TIMEOUT = 3_000;

export interface SavedCards {
  cards: WordCard[];
  created: boolean;
}

export interface SearchedCards extends SavedCards {
  missing: MissingLanguage[];
}

/** How a search is done, where it is not done as ever. */
interface SearchOptions {
  listener?: SearchListener;
  translator?: Translator;
}

/** Is told how a search goes on, before anything is stored. */
export interface SearchListener {
  onCard: (card: WordCard) => void;
  onTranslation: (languageCode: string, translation: Translation) => void;
}

/** Makes cards: from a search in up to four languages, or from a learner's own texts. */
@Injectable()
export class SaveWordsService {
  private readonly logger = new Logger(SaveWordsService.name);

  constructor(
    private readonly reference: ReferenceService,
    private readonly translator: Translator,
    private readonly drafts: CardDrafts,
    private readonly words: WordsRepository,
    private readonly cards: CardsRepository,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Looks a word up and keeps one private card per language. Languages the caller has asked for before answer
   * their card; those the translator does not know or fails at are left out. Nothing is stored before the
   * translator has answered, and then all of it in one transaction.
   * @throws AppError `translation.not_found` when no language has an answer, `translator.unavailable`,
   * `rate.limited` after 30 searches in a minute or 300 in a day (by default) that had to be looked up
   */
  async saveMultiple(
    actor: Actor,
    body: SaveMultiple,
    { listener, translator = this.translator }: SearchOptions = {},
  ): Promise<SearchedCards> {
    requireSelf(actor, body.userId);
    const { category, languages } = await this.reference.requireFiling(
      body.categoryId,
      body.languageCodes,
    );
    const word = {
      ownerId: actor.userId,
      categoryId: category.id,
      originalWord: body.word,
      wordKey: wordKey(body.word),
    };
    const known = await this.words.findLookedUp(word);
    const wanted = languages.filter(({ code }) => !known.has(code));
    if (wanted.length === 0) {
      return {
        cards: await this.findInOrder(actor, known, languages),
        created: false,
        missing: [],
      };
    }
    await this.countSearch(actor);
    if (listener && known.size > 0) {
      for (const card of await this.findInOrder(actor, known, languages)) listener.onCard(card);
    }
    const signal = AbortSignal.timeout(SEARCH_TIMEOUT);
    const { found, failed } = await translator.translate({
      word: body.word,
      field: category.field ?? undefined,
      languages: wanted,
      signal,
      onTranslation: listener?.onTranslation,
    });
    const drafts = await this.drafts.draftAll(wanted, found, signal);
    if (drafts.length > 0) await storing(this.words.storeLookedUp(word, drafts));
    const stored = drafts.length > 0 ? await this.words.findLookedUp(word) : known;
    const cards = await this.findInOrder(actor, stored, languages);
    if (cards.length === 0) throw failed.size > 0 ? unavailable() : this.notFound(body.word);
    const missing = wanted
      .filter(({ code }) => !stored.has(code))
      .map(({ code }) => missingLanguage(code, failed));
    return { cards, created: drafts.length > 0, missing };
  }

  /**
   * Keeps a learner's own texts as one card. The translated word comes from the translator, and is the typed
   * word when that knows none, fails or takes over three seconds: the save never fails for it. Saving the very
   * same fields again answers the first card.
   */
  async saveSingle(actor: Actor, body: SaveSingle): Promise<SavedCards> {
    requireSelf(actor, body.user);
    const { category, languages } = await this.reference.requireFiling(body.categoryId, [
      body.languageCode,
    ]);
    const [language] = languages;
    if (!language) throw new Error('A language on offer has no row');
    const fingerprint = personalFingerprint(body);
    const known = await this.words.findByFingerprint(actor.userId, fingerprint);
    if (known !== undefined) return this.answer(actor, known, false);
    const translation = await this.translateOrUndefined(body.word, category, language);
    const word = {
      ownerId: actor.userId,
      categoryId: category.id,
      originalWord: body.word,
      wordKey: wordKey(body.word),
    };
    const { description, example, visibility } = body;
    const own = { word: body.word, drawings: [], ...translation, description, example };
    const card = { ...(await this.drafts.draft(language, own)), visibility };
    const id = await storing(this.words.storePersonal(word, card, fingerprint));
    if (id !== undefined) return this.answer(actor, id, true);
    // The same save came twice at once: the other one won.
    const first = await this.words.findByFingerprint(actor.userId, fingerprint);
    if (first === undefined) throw new Error('A card vanished between two statements');
    return this.answer(actor, first, false);
  }

  private async countSearch({ userId }: Actor): Promise<void> {
    await this.limits.count('searchesPerMinute', userId);
    await this.limits.count('searchesPerDay', userId);
  }

  private async answer(actor: Actor, id: number, created: boolean): Promise<SavedCards> {
    return { cards: await this.cards.findByIds(actor.userId, [id]), created };
  }

  private async findInOrder(
    actor: Actor,
    kept: ReadonlyMap<string, number>,
    languages: readonly LanguageRow[],
  ): Promise<WordCard[]> {
    const ids = languages.flatMap(({ code }) => kept.get(code) ?? []);
    return ids.length > 0 ? this.cards.findByIds(actor.userId, ids) : [];
  }

  private notFound(word: string): AppError {
    return new AppError('translation.not_found', `No translation was found for “${word}”`, {
      details: this.translator.suggest(word).map((message) => ({ path: 'word', message })),
    });
  }

  private async translateOrUndefined(
    word: string,
    category: CategoryRow,
    language: LanguageRow,
  ): Promise<Translation | undefined> {
    try {
      const { found } = await this.translator.translate({
        word,
        field: category.field ?? undefined,
        languages: [language],
        signal: AbortSignal.timeout(PERSONAL_TIMEOUT),
      });
      return found.get(language.code);
    } catch (error) {
      this.logger.warn(`A personal word keeps its typed form: ${String(error)}`);
      return undefined;
    }
  }
}

function unavailable(): AppError {
  return new AppError(
    'translator.unavailable',
    'The translation service is not available just now.',
    { retryAfter: 10 },
  );
}

function missingLanguage(languageCode: string, failed: ReadonlySet<string>): MissingLanguage {
  return { languageCode, reason: failed.has(languageCode) ? 'failed' : 'unknown' };
}

/** A category may be merged away between the look and the write. */
async function storing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isDanglingReference(error) ? categoryNotFound() : error;
  }
}
