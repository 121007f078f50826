import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['description', 'example'];

/**
 * Keeps beside each text of a card what a search compares: making it anew for every card that is looked at
 * costs more than all the rest.
 */
export class FoldedTexts1763600000008 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'FoldedTexts1763600000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL maintenance_work_mem = '256MB'");
    await dropIndexes(runner);
    // Plain columns and a trigger: TypeORM cannot compare generated columns without a table of its own.
    await runner.query(`ALTER TABLE word_translations
      ADD folded_description text NOT NULL DEFAULT '', ADD folded_example text NOT NULL DEFAULT ''`);
    // Writes every card anew, but once, and leaves no dead ones behind as an UPDATE would.
    await runner.query(`ALTER TABLE word_translations
      ALTER folded_description TYPE text USING searchable(description),
      ALTER folded_example TYPE text USING searchable(example)`);
    await runner.query(`CREATE FUNCTION fold_card_texts() RETURNS trigger LANGUAGE plpgsql AS $do$
      BEGIN
        NEW.folded_description := searchable(NEW.description);
        NEW.folded_example := searchable(NEW.example);
        RETURN NEW;
      END $do$`);
    await runner.query(`CREATE TRIGGER word_translations_folded
      BEFORE INSERT OR UPDATE OF description, example ON word_translations
      FOR EACH ROW EXECUTE FUNCTION fold_card_texts()`);
    // Dear enough that an index is asked and not every card, and no dearer: then several indexes would be.
    await runner.query('ALTER FUNCTION ngrams(text) COST 100');
    await createIndexes(runner, (column) => `folded_${column}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner);
    await runner.query('ALTER FUNCTION ngrams(text) COST 2');
    await runner.query('DROP TRIGGER word_translations_folded ON word_translations');
    await runner.query('DROP FUNCTION fold_card_texts()');
    await runner.query(
      'ALTER TABLE word_translations DROP folded_description, DROP folded_example',
    );
    await createIndexes(runner, (column) => `searchable(${column})`);
  }
}

async function dropIndexes(runner: QueryRunner): Promise<void> {
  for (const column of COLUMNS) {
    await runner.query(`DROP INDEX word_translations_${column}_search`);
    await runner.query(`DROP INDEX word_translations_${column}_ngrams`);
  }
}

async function createIndexes(
  runner: QueryRunner,
  textOf: (column: string) => string,
): Promise<void> {
  for (const column of COLUMNS) {
    const text = textOf(column);
    await runner.query(`CREATE INDEX word_translations_${column}_search
      ON word_translations USING gin ((${text}) gin_trgm_ops)`);
    await runner.query(`CREATE INDEX word_translations_${column}_ngrams
      ON word_translations USING gin (ngrams(${text}))`);
  }
}
