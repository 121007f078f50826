import { Injectable, Logger } from '@nestjs/common';
import { Pictures } from '#integrations/pictures/pictures.ts';
import type { Translation } from '#integrations/translator/translator.ts';
import type { LanguageRow } from '../reference/languages.repository.ts';
import type { NewCard } from './words.repository.ts';

/** Milliseconds a save waits for photos, all of them at once; an illustration is drawn without waiting. */
const PICTURE_TIMEOUT = 3_000;

/** Makes cards of translations, each with its first picture; nothing is stored yet but the pictures. */
@Injectable()
export class CardDrafts {
  private readonly logger = new Logger(CardDrafts.name);

  constructor(private readonly pictures: Pictures) {}

  /**
   * One card for each of the languages that has a translation.
   * @param signal ends the waiting for photos before its three seconds are over
   */
  async draftAll(
    languages: readonly LanguageRow[],
    translations: ReadonlyMap<string, Translation>,
    signal: AbortSignal,
  ): Promise<NewCard[]> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_TIMEOUT)]);
    const drafts = languages.map(async (language) => {
      const translation = translations.get(language.code);
      return translation && this.draft(language, translation, soon);
    });
    return (await Promise.all(drafts)).filter((draft) => draft !== undefined);
  }

  /** A private card. */
  async draft(
    language: LanguageRow,
    translation: Translation,
    signal = AbortSignal.timeout(PICTURE_TIMEOUT),
  ): Promise<NewCard> {
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
      ...(await this.pictureOf(language, translation, signal)),
    };
  }

  /** A card without its picture is still a card: the client shows the stock image. */
  private async pictureOf(
    { code, position }: LanguageRow,
    { word, drawings }: Translation,
    signal: AbortSignal,
  ): Promise<Pick<NewCard, 'pictureFile' | 'pictureCredit'>> {
    try {
      const subject = { word, languageCode: code, drawings, languagePosition: position };
      const first = await this.pictures.first(subject, signal);
      return { pictureFile: first.file, pictureCredit: first.credit };
    } catch (error) {
      this.logger.error(`No picture could be made: ${String(error)}`);
      return { pictureFile: null, pictureCredit: null };
    }
  }
}
