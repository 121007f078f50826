import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembered answers of language models, claimed by the process that asks, and what asking costs. */
export class ModelAnswers1763600000006 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'ModelAnswers1763600000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM remembered_translations');
    await runner.query('DROP INDEX remembered_translations_key');
    await runner.query(`ALTER TABLE remembered_translations
      ADD prompt_version integer NOT NULL,
      ALTER content DROP NOT NULL,
      ADD claimed_until timestamptz`);
    await runner.query(`CREATE UNIQUE INDEX remembered_translations_key ON remembered_translations
      (word_key, field, language_code, provider, model, prompt_version)`);
    await runner.query(`CREATE TABLE ai_usage (
      day date NOT NULL,
      provider text NOT NULL,
      model text NOT NULL,
      calls bigint NOT NULL,
      failures bigint NOT NULL,
      hits bigint NOT NULL,
      input_tokens bigint NOT NULL,
      output_tokens bigint NOT NULL,
      CONSTRAINT ai_usage_pkey PRIMARY KEY (day, provider, model)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ai_usage');
    await runner.query('DELETE FROM remembered_translations');
    await runner.query('DROP INDEX remembered_translations_key');
    await runner.query(`ALTER TABLE remembered_translations
      DROP prompt_version, DROP claimed_until, ALTER content SET NOT NULL`);
    await runner.query(`CREATE UNIQUE INDEX remembered_translations_key ON remembered_translations
      (word_key, field, language_code, provider, model)`);
  }
}
