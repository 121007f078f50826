import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import type { CategoryRow } from './categories.repository.ts';
import type { LanguageRow } from './languages.repository.ts';

const FIND = {
  name: 'filing',
  text: `SELECT
    (SELECT to_json(c) FROM (SELECT id, name, field FROM categories WHERE id = $1) AS c) AS category,
    (SELECT coalesce(json_agg(l), '[]')
       FROM (SELECT name, code, position FROM languages WHERE enabled AND code = ANY($2)) AS l) AS languages`,
};

/** What a learner wants to file a card under. */
export interface Filing {
  /** Null when there is none. */
  category: CategoryRow | null;
  /** Those of the wanted ones that are on offer, in no order. */
  languages: LanguageRow[];
}

/** Reads a category and languages together, in one statement. */
@Injectable()
export class FilingRepository {
  constructor(private readonly database: Database) {}

  async find(categoryId: number, languageCodes: readonly string[]): Promise<Filing> {
    const [row] = await this.database.prepared<Filing>(FIND, [categoryId, languageCodes]);
    if (!row) throw new Error('A category and languages have no row');
    return row;
  }
}
