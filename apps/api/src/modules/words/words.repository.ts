import { Injectable } from '@nestjs/common';
import type { CardSource, ImageCredit, Visibility } from '@wordloom/contracts/word-cards';
import { Database } from '#database/database.ts';
import { violatedConstraint } from '#shared/errors/database-failure.ts';

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

const FIND_LOOKED_UP = {
  name: 'cards_looked_up',
  text: `SELECT t.language_code AS "languageCode", t.id
           FROM words w JOIN word_translations t ON t.word_id = w.id
          WHERE w.owner_id = $1 AND w.category_id = $2 AND w.word_key = $3 AND w.source = 'ai'`,
};

const FIND_BY_FINGERPRINT = {
  name: 'card_by_fingerprint',
  text: 'SELECT id FROM word_translations WHERE owner_id = $1 AND fingerprint = $2',
};

const STORE_LOOKED_UP = {
  name: 'store_looked_up',
  // The update changes nothing but takes the row's lock and answers its id, whoever made it.
  text: storeStatement('ai', {
    word: `ON CONFLICT (owner_id, category_id, word_key) WHERE source = 'ai'
           DO UPDATE SET word_key = excluded.word_key`,
    card: 'ON CONFLICT DO NOTHING',
  }),
};

const STORE_PERSONAL = {
  name: 'store_personal',
  text: storeStatement('personal', { word: '', card: '' }),
};

/** Writes words and their cards; a repeated write finds the first one's rows. */
@Injectable()
export class WordsRepository {
  constructor(private readonly database: Database) {}

  /** The cards a learner got for a word before: language code → card id. */
  async findLookedUp(word: NewWord): Promise<Map<string, number>> {
    const rows = await this.database.prepared<{ languageCode: string; id: number }>(
      FIND_LOOKED_UP,
      [word.ownerId, word.categoryId, word.wordKey],
    );
    return new Map(rows.map(({ languageCode, id }) => [languageCode, id]));
  }

  /** Stores the cards of one search, all or none; a language that is there already stays as it is. */
  async storeLookedUp(word: NewWord, cards: readonly NewCard[]): Promise<void> {
    await this.database.prepared(STORE_LOOKED_UP, valuesOf(word, cards, null));
  }

  async findByFingerprint(ownerId: number, fingerprint: Buffer): Promise<number | undefined> {
    const [row] = await this.database.prepared<{ id: number }>(FIND_BY_FINGERPRINT, [
      ownerId,
      fingerprint,
    ]);
    return row?.id;
  }

  /**
   * Stores a personal card.
   * @returns its id, or undefined when one with this fingerprint is there already
   */
  async storePersonal(
    word: NewWord,
    card: NewCard,
    fingerprint: Buffer,
  ): Promise<number | undefined> {
    try {
      const values = valuesOf(word, [card], fingerprint);
      const [row] = await this.database.prepared<{ id: number }>(STORE_PERSONAL, values);
      return row?.id;
    } catch (error) {
      if (violatedConstraint(error) === 'word_translations_saved_once') return undefined;
      throw error;
    }
  }
}

/**
 * A word and its cards in one statement, so that they are stored together or not at all: `$1` to `$4` are the
 * word's, `$5` is the cards as JSON, `$6` their fingerprint. Answers the ids of the cards.
 */
function storeStatement(source: CardSource, onConflict: { word: string; card: string }): string {
  return `
    WITH word AS (
      INSERT INTO words (owner_id, category_id, source, original_word, word_key)
      VALUES ($1, $2, '${source}', $3, $4) ${onConflict.word} RETURNING id
    )
    INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
           translated_word, description, example, part_of_speech, gender, pronunciation, drawings,
           picture_file, picture_credit, fingerprint)
    SELECT word.id, $1::integer, $2::integer, card.*, $6::bytea
      FROM word, jsonb_to_recordset($5) AS card ("languageCode" text, visibility text,
           "translatedWord" text, description text, example text, "partOfSpeech" text, gender text,
           pronunciation text, drawings text[], "pictureFile" text, "pictureCredit" jsonb)
    ${onConflict.card} RETURNING id`;
}

function valuesOf(word: NewWord, cards: readonly NewCard[], fingerprint: Buffer | null): unknown[] {
  const { ownerId, categoryId, originalWord, wordKey } = word;
  return [ownerId, categoryId, originalWord, wordKey, JSON.stringify(cards), fingerprint];
}
