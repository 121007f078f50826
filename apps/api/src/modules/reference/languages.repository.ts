import { Injectable } from '@nestjs/common';
import { type Language } from '@wordloom/contracts/languages';
import { Database } from '#database/database.ts';

export interface LanguageRow extends Language {
  position: number;
}

@Injectable()
export class LanguagesRepository {
  constructor(private readonly database: Database) {}

  /** The languages learners may choose, in their order. */
  listEnabled(): Promise<LanguageRow[]> {
    return this.database.query(
      'SELECT name, code, position FROM languages WHERE enabled ORDER BY position',
    );
  }
}
