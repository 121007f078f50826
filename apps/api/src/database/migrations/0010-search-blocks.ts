import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['description', 'example'];

/**
 * Adds to the indexes of texts in which blocks of ids a card is, a small one (8,192) and a large one (65,536, counted
 * from -1 downwards), so that they can be asked for the newest blocks alone: of a common word's list a search then reads
 * what it needs and not all there is.
 */
export class SearchBlocks1763600000010 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'SearchBlocks1763600000010';

  async up(runner: QueryRunner): Promise<void> {
    await makeIndexes(runner, (text) => `${text}, (ARRAY[id >> 13, -1 - (id >> 16)])`);
    // How many cards a block has is known from here on.
    await runner.query('ANALYZE word_translations');
  }

  async down(runner: QueryRunner): Promise<void> {
    await makeIndexes(runner, (text) => text);
  }
}

async function makeIndexes(
  runner: QueryRunner,
  columnsWith: (text: string) => string,
): Promise<void> {
  await runner.query("SET LOCAL maintenance_work_mem = '256MB'");
  for (const column of COLUMNS) {
    const indexes = {
      [`word_translations_${column}_search`]: `folded_${column} gin_trgm_ops`,
      [`word_translations_${column}_ngrams`]: `ngrams(folded_${column})`,
    };
    for (const [index, text] of Object.entries(indexes)) {
      await runner.query(`DROP INDEX ${index}`);
      await runner.query(
        `CREATE INDEX ${index} ON word_translations USING gin (${columnsWith(text)})`,
      );
    }
  }
}
