import { Injectable } from '@nestjs/common';
import type { Language } from '@wordloom/contracts/languages';
import { Database, write } from '#database/database.ts';

export interface LanguageRow extends Language {
  position: number;
}

/** A language as an administrator sees it. */
export interface LanguageRecord extends LanguageRow {
  featured: boolean;
  enabled: boolean;
}

const LIST_ENABLED = {
  name: 'languages_enabled',
  text: 'SELECT name, code, position FROM languages WHERE enabled ORDER BY position',
};

const RECORD = 'code, name, position, featured, enabled';

@Injectable()
export class LanguagesRepository {
  constructor(private readonly database: Database) {}

  /** The languages learners may choose, in their order. */
  listEnabled(): Promise<LanguageRow[]> {
    return this.database.prepared(LIST_ENABLED, []);
  }

  /** Every language in its order, disabled ones too. */
  listAll(): Promise<LanguageRecord[]> {
    return this.database.query(`SELECT ${RECORD} FROM languages ORDER BY position`);
  }

  async findByCode(code: string): Promise<LanguageRecord | undefined> {
    const [row] = await this.database.query<LanguageRecord[]>(
      `SELECT ${RECORD} FROM languages WHERE code = $1`,
      [code],
    );
    return row;
  }

  /** Puts a language after all others. @returns it, or undefined when the code is taken */
  async insert(language: Language & { featured: boolean }): Promise<LanguageRecord | undefined> {
    const [row] = await write<LanguageRecord>(
      this.database,
      `INSERT INTO languages (code, name, featured, position)
       SELECT $1, $2, $3, coalesce(max(position) + 1, 0) FROM languages
       ON CONFLICT (code) DO NOTHING RETURNING ${RECORD}`,
      [language.code, language.name, language.featured],
    );
    return row;
  }

  /** @returns the language as it is then, or undefined when there is none with this code */
  async setEnabled(code: string, enabled: boolean): Promise<LanguageRecord | undefined> {
    const [row] = await write<LanguageRecord>(
      this.database,
      `UPDATE languages SET enabled = $2 WHERE code = $1 RETURNING ${RECORD}`,
      [code, enabled],
    );
    return row;
  }
}
