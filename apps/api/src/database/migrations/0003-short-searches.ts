import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for searching a text of one or two characters, or of none but punctuation, where trigrams do not
 * help: every character and every pair of neighbours in a text.
 */
export class ShortSearches1763600000003 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'ShortSearches1763600000003';

  async up(runner: QueryRunner): Promise<void> {
    // Cheap by declaration: a plan then tests the text itself before it makes n-grams of it.
    await runner.query(`CREATE FUNCTION ngrams(text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2
      RETURN ARRAY(SELECT DISTINCT substr($1, start, size)
        FROM generate_series(1, length($1)) AS start, (VALUES (1), (2)) AS sizes (size))`);
    // What a text must have to contain another: its pairs, or its only character.
    await runner.query(`CREATE FUNCTION ngrams_within(text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(SELECT DISTINCT substr($1, start, 2)
        FROM generate_series(1, greatest(length($1) - 1, 1)) AS start)`);
    for (const column of ['description', 'example']) {
      await runner.query(`CREATE INDEX word_translations_${column}_ngrams
        ON word_translations USING gin (ngrams(searchable(${column})))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['description', 'example']) {
      await runner.query(`DROP INDEX word_translations_${column}_ngrams`);
    }
    await runner.query('DROP FUNCTION ngrams_within(text)');
    await runner.query('DROP FUNCTION ngrams(text)');
  }
}
