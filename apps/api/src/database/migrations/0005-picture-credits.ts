import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose photo a card shows. */
export class PictureCredits1763600000005 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'PictureCredits1763600000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE word_translations ADD COLUMN picture_credit jsonb,
      ADD CONSTRAINT word_translations_picture_credit CHECK (
        picture_credit IS NULL OR (picture_file IS NOT NULL
          AND picture_credit ?& ARRAY['author', 'authorUrl', 'provider', 'providerUrl']
          AND char_length(picture_credit->>'author') BETWEEN 1 AND 100
          AND picture_credit->>'authorUrl' LIKE 'https://%'
          AND picture_credit->>'provider' IN ('Pexels', 'Unsplash')
          AND picture_credit->>'providerUrl' LIKE 'https://%'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE word_translations
      DROP CONSTRAINT word_translations_picture_credit, DROP COLUMN picture_credit`);
  }
}
