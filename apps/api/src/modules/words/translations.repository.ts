import { Injectable } from '@nestjs/common';
import type { CardSource, ImageCredit, Visibility } from '@wordloom/contracts/word-cards';
import { Database, type Executor, write } from '#database/database.ts';
import { violatedConstraint } from '#shared/errors/database-failure.ts';

/** What the owner may change of a card. */
export interface TranslationTexts {
  translatedWord: string;
  description: string;
  example: string;
}

/** What stays of a card when its texts change. */
export interface CardIdentity {
  source: CardSource;
  word: string;
  languageCode: string;
  categoryId: number;
  visibility: Visibility;
}

/** What the next picture of a card is made from. */
export interface CardPicture {
  word: string;
  languageCode: string;
  drawings: string[];
  languagePosition: number;
  variant: number;
  file: string | null;
}

/** A picture to show instead; `credit` is null where it is nobody's photo. */
export interface NewPicture {
  variant: number;
  file: string;
  credit: ImageCredit | null;
}

/** Writes one owner's cards that are there already. Whether they may is asked before. */
@Injectable()
export class TranslationsRepository {
  constructor(private readonly database: Database) {}

  async findIdentity(id: number): Promise<CardIdentity | undefined> {
    const [row] = await this.database.query<CardIdentity[]>(
      `SELECT w.source, w.original_word AS word, t.language_code AS "languageCode",
              t.category_id AS "categoryId", t.visibility
         FROM word_translations t JOIN words w ON w.id = t.word_id WHERE t.id = $1`,
      [id],
    );
    return row;
  }

  /**
   * Changes the texts. A personal card takes the fingerprint of its new texts; where another card of the owner
   * has that already, it goes without.
   * @returns whether the card was there
   */
  async update(id: number, texts: TranslationTexts, fingerprint: Buffer | null): Promise<boolean> {
    try {
      return await this.writeTexts(id, texts, fingerprint);
    } catch (error) {
      if (violatedConstraint(error) !== 'word_translations_saved_once') throw error;
      return this.writeTexts(id, texts, null);
    }
  }

  private async writeTexts(
    id: number,
    { translatedWord, description, example }: TranslationTexts,
    fingerprint: Buffer | null,
  ): Promise<boolean> {
    const rows = await write(
      this.database,
      `UPDATE word_translations
          SET translated_word = $2, description = $3, example = $4, fingerprint = $5
        WHERE id = $1 RETURNING id`,
      [id, translatedWord, description, example, fingerprint],
    );
    return rows.length > 0;
  }

  /** Deletes a card with its favourites and reactions, and its word with the last card. @returns its picture's file */
  async remove(id: number): Promise<{ pictureFile: string | null } | undefined> {
    return this.database.transaction(async (transaction) => {
      const [card] = await write<{ wordId: number; pictureFile: string | null }>(
        transaction,
        `DELETE FROM word_translations WHERE id = $1
         RETURNING word_id AS "wordId", picture_file AS "pictureFile"`,
        [id],
      );
      if (card) await deleteEmptyWord(transaction, card.wordId);
      return card;
    });
  }

  async findPicture(id: number): Promise<CardPicture | undefined> {
    const [row] = await this.database.query<CardPicture[]>(
      `SELECT t.translated_word AS word, t.language_code AS "languageCode", t.drawings,
              l.position AS "languagePosition", t.picture_variant AS variant, t.picture_file AS file
         FROM word_translations t JOIN languages l ON l.code = t.language_code WHERE t.id = $1`,
      [id],
    );
    return row;
  }

  /** Sets picture and credit, unless somebody changed it since `before` was read. @returns whether it was set */
  async replacePicture(id: number, before: CardPicture, next: NewPicture): Promise<boolean> {
    const rows = await write(
      this.database,
      `UPDATE word_translations SET picture_variant = $3, picture_file = $4, picture_credit = $5
        WHERE id = $1 AND picture_variant = $2 RETURNING id`,
      [id, before.variant, next.variant, next.file, next.credit],
    );
    return rows.length > 0;
  }

  /** Whether any card still shows this file. */
  async usesPicture(file: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT FROM word_translations WHERE picture_file = $1 LIMIT 1',
      [file],
    );
    return rows.length > 0;
  }
}

async function deleteEmptyWord(executor: Executor, wordId: number): Promise<void> {
  // Locked first, so that of two last cards deleted at once one sees the other gone.
  await executor.query('SELECT FROM words WHERE id = $1 FOR UPDATE', [wordId]);
  await executor.query(
    `DELETE FROM words WHERE id = $1
        AND NOT EXISTS (SELECT FROM word_translations WHERE word_id = $1)`,
    [wordId],
  );
}
