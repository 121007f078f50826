import { Injectable } from '@nestjs/common';
import { Database, write } from '#database/database.ts';
import type { Translation } from './translator.ts';

/** What a remembered translation is remembered under, its language apart. */
export interface RememberedKey {
  wordKey: string;
  /** The lexicon's field the sense was chosen for; empty when the category has none. */
  field: string;
  provider: string;
  model: string;
  promptVersion: number;
}

/** Seconds after which a claim counts as given up; longer than a model is ever waited for. */
const CLAIM = 20;

const KEY = 'word_key = $1 AND field = $2 AND provider = $3 AND model = $4 AND prompt_version = $5';

/**
 * What a model answered once, for all learners and all processes. A language is first claimed by the one process
 * that asks the model, so that equal searches at once make one call.
 */
@Injectable()
export class RememberedTranslations {
  constructor(private readonly database: Database) {}

  /**
   * Language code → its translation, null where the model knows no such word, undefined while somebody else is
   * asking. A language that is missing is neither known nor being asked for.
   */
  async find(
    key: RememberedKey,
    languageCodes: readonly string[],
  ): Promise<Map<string, Translation | null | undefined>> {
    const rows = await this.database.query<
      { code: string; content: { translation: Translation | null } | null }[]
    >(
      `SELECT language_code AS code, content FROM remembered_translations
        WHERE ${KEY} AND language_code = ANY($6)
          AND (content IS NOT NULL OR claimed_until > now())`,
      [...values(key), languageCodes],
    );
    return new Map(rows.map(({ code, content }) => [code, content?.translation]));
  }

  /** Claims languages that are neither known nor being asked for. @returns those that are the caller's to ask */
  async claim(key: RememberedKey, languageCodes: readonly string[]): Promise<string[]> {
    const rows = await write<{ code: string }>(
      this.database,
      `INSERT INTO remembered_translations AS r
         (word_key, field, provider, model, prompt_version, language_code, claimed_until)
       SELECT $1, $2, $3, $4, $5, code, now() + interval '${CLAIM} seconds'
         FROM unnest($6::text[]) AS code ORDER BY code
       ON CONFLICT (word_key, field, language_code, provider, model, prompt_version)
       DO UPDATE SET claimed_until = excluded.claimed_until
         WHERE r.content IS NULL AND r.claimed_until <= now()
       RETURNING language_code AS code`,
      [...values(key), languageCodes],
    );
    return rows.map(({ code }) => code);
  }

  /** Keeps what the model answered for a claimed language; null where it knows no such word. */
  async keep(
    key: RememberedKey,
    languageCode: string,
    translation: Translation | null,
  ): Promise<void> {
    await this.database.query(
      `UPDATE remembered_translations SET content = $7, claimed_until = NULL, created_at = now()
        WHERE ${KEY} AND language_code = $6`,
      [...values(key), languageCode, { translation }],
    );
  }

  /** Gives claimed languages up; who waits for them sees that they failed. */
  async release(key: RememberedKey, languageCodes: readonly string[]): Promise<void> {
    await this.database.query(
      `DELETE FROM remembered_translations
        WHERE ${KEY} AND language_code = ANY($6) AND content IS NULL`,
      [...values(key), languageCodes],
    );
  }

  /** Forgets all, or one word's. @returns how many translations */
  async forget(word?: string): Promise<number> {
    const rows = await write<{ id: number }>(
      this.database,
      `DELETE FROM remembered_translations WHERE $1::text IS NULL OR word_key = $1 RETURNING id`,
      [word ?? null],
    );
    return rows.length;
  }
}

function values({ wordKey, field, provider, model, promptVersion }: RememberedKey): unknown[] {
  return [wordKey, field, provider, model, promptVersion];
}
