import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteCardChanges } from './0007-card-counts.ts';

/** Folds after every thirtieth card or so, and at once after a statement that notes much; before, by chance alone. */
export class BulkFolds1763600000009 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'BulkFolds1763600000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(noteCardChanges('noted * 0.005'));
    // What such a statement may have left.
    await runner.query('SELECT fold_card_counts()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteCardChanges('0.03'));
  }
}
