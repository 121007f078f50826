import { Injectable } from '@nestjs/common';
import { type Dashboard, DASHBOARD_WEEKS } from '@wordloom/contracts/dashboard';
import { Database } from '#database/database.ts';
import { reactionTally } from './card-projection.ts';

/** The numbers of the dashboard; its recent cards are read apart. */
export type DashboardNumbers = Omit<Dashboard, 'recent'>;

const NUMBERS = {
  name: 'dashboard_numbers',
  text: `
    WITH own AS (
      SELECT t.id, t.language_code, t.category_id, t.created_at
        FROM word_translations t WHERE t.owner_id = $1
    ), weeks AS (
      SELECT date_trunc('week', now() AT TIME ZONE 'UTC') - make_interval(weeks => back) AS start
        FROM generate_series(0, ${DASHBOARD_WEEKS - 1}) AS back
    )
    SELECT json_build_object(
      'words', (SELECT count(*) FROM own),
      'favorites', (SELECT count(*) FROM favorites WHERE user_id = $1),
      'reactionsReceived', ${reactionTally('word_translation_id IN (SELECT id FROM own)')},
      'byLanguage', (
        SELECT coalesce(json_agg(json_build_object(
                 'languageCode', l.code, 'languageName', l.name, 'count', counted.count)
                 ORDER BY counted.count DESC, l.position), '[]')
          FROM (SELECT language_code, count(*) FROM own GROUP BY 1) AS counted
          JOIN languages l ON l.code = counted.language_code),
      'byCategory', (
        SELECT coalesce(json_agg(json_build_object(
                 'categoryId', c.id, 'categoryName', c.name, 'count', counted.count)
                 ORDER BY counted.count DESC, c.name), '[]')
          FROM (SELECT category_id, count(*) FROM own GROUP BY 1) AS counted
          JOIN categories c ON c.id = counted.category_id),
      'weeks', (
        SELECT json_agg(json_build_object(
                 'weekStart', to_char(weeks.start, 'YYYY-MM-DD'),
                 'count', coalesce(counted.count, 0))
                 ORDER BY weeks.start)
          FROM weeks LEFT JOIN (
            SELECT date_trunc('week', created_at AT TIME ZONE 'UTC') AS start, count(*)
              FROM own GROUP BY 1) AS counted USING (start))
    ) AS numbers`,
};

@Injectable()
export class DashboardRepository {
  constructor(private readonly database: Database) {}

  /** One learner's own cards in numbers. */
  async read(ownerId: number): Promise<DashboardNumbers> {
    const [row] = await this.database.prepared<{ numbers: DashboardNumbers }>(NUMBERS, [ownerId]);
    if (!row) throw new Error('The dashboard has no row');
    return row.numbers;
  }
}
