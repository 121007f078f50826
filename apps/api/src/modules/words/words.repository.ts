import { Injectable } from '@nestjs/common';
import type { CardSource, ImageCredit, Visibility } from '@wordloom/contracts/word-cards';
import { Database, type Executor, write } from '#database/database.ts';

export interface NewWord {
  ownerId: number;
  categoryId: number;
  originalWord: string;
  wordKey: string;
}

export interface NewCard {
  languageCode: string;
  visibility: Visibility;
  translatedWord: string;
  description: string;
  example: string;
  partOfSpeech: string | null;
  gender: string | null;
  pronunciation: string | null;
  drawings: readonly string[];
  pictureFile: string | null;
  pictureCredit: ImageCredit | null;
}

/** Writes words and their cards; a repeated write finds the first one's rows. */
@Injectable()
export class WordsRepository {
  constructor(private readonly database: Database) {}

  /** The cards a learner got for a word before: language code → card id. */
  async findLookedUp(word: NewWord): Promise<Map<string, number>> {
    const rows = await this.database.query<{ languageCode: string; id: number }[]>(
      `SELECT t.language_code AS "languageCode", t.id
         FROM words w JOIN word_translations t ON t.word_id = w.id
        WHERE w.owner_id = $1 AND w.category_id = $2 AND w.word_key = $3 AND w.source = 'ai'`,
      [word.ownerId, word.categoryId, word.wordKey],
    );
    return new Map(rows.map(({ languageCode, id }) => [languageCode, id]));
  }

  /** Stores the cards of one search, all or none; a language that is there already stays as it is. */
  async storeLookedUp(word: NewWord, cards: readonly NewCard[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      // The update changes nothing but takes the row's lock and answers its id, whoever made it.
      const [row] = await write<{ id: number }>(
        transaction,
        `INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         VALUES ($1, $2, 'ai', $3, $4)
         ON CONFLICT (owner_id, category_id, word_key) WHERE source = 'ai'
         DO UPDATE SET word_key = excluded.word_key RETURNING id`,
        [word.ownerId, word.categoryId, word.originalWord, word.wordKey],
      );
      if (!row) throw new Error('The word was not stored');
      for (const card of cards) await insertCard(transaction, row.id, word, card, null);
    });
  }

  async findByFingerprint(ownerId: number, fingerprint: Buffer): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }[]>(
      'SELECT id FROM word_translations WHERE owner_id = $1 AND fingerprint = $2',
      [ownerId, fingerprint],
    );
    return row?.id;
  }

  /** Stores a personal card. @returns its id, or undefined when one with this fingerprint is there already */
  async storePersonal(
    word: NewWord,
    card: NewCard,
    fingerprint: Buffer,
  ): Promise<number | undefined> {
    return this.database.transaction(async (transaction) => {
      const wordId = await insertWord(transaction, word, 'personal');
      const id = await insertCard(transaction, wordId, word, card, fingerprint);
      if (id === undefined) await transaction.query('DELETE FROM words WHERE id = $1', [wordId]);
      return id;
    });
  }
}

async function insertWord(executor: Executor, word: NewWord, source: CardSource): Promise<number> {
  const [row] = await write<{ id: number }>(
    executor,
    `INSERT INTO words (owner_id, category_id, source, original_word, word_key)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [word.ownerId, word.categoryId, source, word.originalWord, word.wordKey],
  );
  if (!row) throw new Error('The word was not stored');
  return row.id;
}

async function insertCard(
  executor: Executor,
  wordId: number,
  word: NewWord,
  card: NewCard,
  fingerprint: Buffer | null,
): Promise<number | undefined> {
  const [row] = await write<{ id: number }>(
    executor,
    `INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
       translated_word, description, example, part_of_speech, gender, pronunciation, drawings,
       picture_file, picture_credit, fingerprint)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      wordId,
      word.ownerId,
      word.categoryId,
      card.languageCode,
      card.visibility,
      card.translatedWord,
      card.description,
      card.example,
      card.partOfSpeech,
      card.gender,
      card.pronunciation,
      card.drawings,
      card.pictureFile,
      card.pictureCredit,
      fingerprint,
    ],
  );
  return row?.id;
}
