import { Injectable, Logger } from '@nestjs/common';
import { LIMITS } from '@wordloom/contracts/limits';
import type { SaveMultiple, SaveSingle } from '@wordloom/contracts/save-words';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { textLength, wordKey } from '@wordloom/domain/text-measure';
import { Pictures } from '#integrations/pictures/pictures.ts';
import { type Translation, Translator } from '#integrations/translator/translator.ts';
import { type Actor, requireSelf } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isDanglingReference } from '#shared/errors/database-failure.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import type { CategoryRow } from '../reference/categories.repository.ts';
import type { LanguageRow } from '../reference/languages.repository.ts';
import { categoryNotFound, ReferenceService } from '../reference/reference.service.ts';
import { CardsRepository } from './cards.repository.ts';
import { personalFingerprint } from './personal-fingerprint.ts';
import { type NewCard, WordsRepository } from './words.repository.ts';

/** How long a search may take in all, and how long a personal save waits for its translated word. */
const SEARCH_TIMEOUT = 10_000;
const PERSONAL_TIMEOUT = 3_000;

export interface SavedCards {
  cards: WordCard[];
  created: boolean;
}

/** Makes cards: from a search in up to four languages, or from a learner's own texts. */
@Injectable()
export class SaveWordsService {
  private readonly logger = new Logger(SaveWordsService.name);

  constructor(
    private readonly reference: ReferenceService,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly words: WordsRepository,
    private readonly cards: CardsRepository,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Looks a word up and keeps one private card per language. Languages the caller has asked for before answer
   * their card; those the translator does not know are left out. Nothing is stored before the translator has
   * answered, and then all of it in one transaction.
   * @throws AppError `translation.not_found` when no language has an answer, `translator.unavailable`,
   * `rate.limited` after 30 searches in a minute or 300 in a day (by default) that had to be looked up
   */
  async saveMultiple(actor: Actor, body: SaveMultiple): Promise<SavedCards> {
    requireSelf(actor, body.userId);
    const [category, languages] = await Promise.all([
      this.reference.requireCategory(body.categoryId),
      this.reference.requireLanguages(body.languageCodes),
    ]);
    const word = {
      ownerId: actor.userId,
      categoryId: category.id,
      originalWord: body.word,
      wordKey: wordKey(body.word),
    };
    const known = await this.words.findLookedUp(word);
    const missing = languages.filter(({ code }) => !known.has(code));
    if (missing.length > 0) await this.countSearch(actor);
    const drafts = missing.length > 0 ? await this.lookUp(body.word, category, missing) : [];
    if (drafts.length > 0) await storing(this.words.storeLookedUp(word, drafts));
    const stored = drafts.length > 0 ? await this.words.findLookedUp(word) : known;
    const ids = languages.flatMap(({ code }) => stored.get(code) ?? []);
    if (ids.length === 0) {
      throw new AppError('translation.not_found', `No translation was found for “${body.word}”`, {
        details: this.translator.suggest(body.word).map((message) => ({ path: 'word', message })),
      });
    }
    return { cards: await this.cards.findByIds(actor.userId, ids), created: drafts.length > 0 };
  }

  /**
   * Keeps a learner's own texts as one card. The translated word comes from the translator, and is the typed
   * word when that knows none, fails or takes over three seconds: the save never fails for it. Saving the very
   * same fields again answers the first card.
   */
  async saveSingle(actor: Actor, body: SaveSingle): Promise<SavedCards> {
    requireSelf(actor, body.user);
    const [category, [language]] = await Promise.all([
      this.reference.requireCategory(body.categoryId),
      this.reference.requireLanguages([body.languageCode]),
    ]);
    if (!language) throw new AppError('language.unknown', 'This language is not available');
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
    const card = await this.draft(language, {
      word: body.word,
      drawings: [],
      ...translation,
      description: body.description,
      example: body.example,
    });
    const draft = { ...card, visibility: body.visibility };
    const id = await storing(this.words.storePersonal(word, draft, fingerprint));
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

  private async lookUp(
    word: string,
    category: CategoryRow,
    languages: readonly LanguageRow[],
  ): Promise<NewCard[]> {
    const translations = await this.translate(word, category, languages, SEARCH_TIMEOUT);
    const drafts = languages.map(async (language) => {
      const translation = translations.get(language.code);
      return translation && this.draft(language, translation);
    });
    return (await Promise.all(drafts)).filter((draft) => draft !== undefined);
  }

  private async translate(
    word: string,
    category: CategoryRow,
    languages: readonly LanguageRow[],
    timeout: number,
  ) {
    try {
      return await this.translator.translate({
        word,
        field: category.field ?? undefined,
        languageCodes: languages.map(({ code }) => code),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (cause) {
      throw new AppError(
        'translator.unavailable',
        'The translation service is not available just now.',
        {
          retryAfter: 10,
          cause,
        },
      );
    }
  }

  private async translateOrUndefined(
    word: string,
    category: CategoryRow,
    language: LanguageRow,
  ): Promise<Translation | undefined> {
    try {
      const found = await this.translate(word, category, [language], PERSONAL_TIMEOUT);
      const translation = found.get(language.code);
      return translation && textLength(translation.word) <= LIMITS.word ? translation : undefined;
    } catch (error) {
      this.logger.warn(`A personal word keeps its typed form: ${String(error)}`);
      return undefined;
    }
  }

  private async draft(language: LanguageRow, translation: Translation): Promise<NewCard> {
    return {
      languageCode: language.code,
      visibility: 'PRIVATE',
      translatedWord: translation.word,
      description: translation.description,
      example: translation.example,
      partOfSpeech: translation.partOfSpeech ?? null,
      gender: translation.gender ?? null,
      pronunciation: translation.pronunciation ?? null,
      drawings: translation.drawings,
      pictureFile: await this.pictureOf(language, translation),
    };
  }

  /** A card without its picture is still a card: the client shows the stock image. */
  private async pictureOf(
    { position }: LanguageRow,
    { drawings }: Translation,
  ): Promise<string | null> {
    try {
      return await this.pictures.illustrate({ drawings, languagePosition: position, variant: 0 });
    } catch (error) {
      this.logger.error(`No picture could be made: ${String(error)}`);
      return null;
    }
  }
}

/** A category may be merged away between the look and the write. */
async function storing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isDanglingReference(error) ? categoryNotFound() : error;
  }
}
