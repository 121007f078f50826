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

/** What a learner wants to file a card under, in one statement. */
@Injectable()
export class FilingRepository {
  constructor(private readonly database: Database) {}

  /** The category, null when there is none, and those of the languages that are on offer, in no order. */
  async find(
    categoryId: number,
    languageCodes: readonly string[],
  ): Promise<{ category: CategoryRow | null; languages: LanguageRow[] }> {
    const [row] = await this.database.prepared<{
      category: CategoryRow | null;
      languages: LanguageRow[];
    }>(FIND, [categoryId, languageCodes]);
    if (!row) throw new Error('A category and languages have no row');
    return row;
  }
}
