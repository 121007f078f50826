import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many cards each list holds, kept by the database itself, and the indexes by which a list is read in its
 * order: the public cards and one's private ones, each by language and by category too.
 */
export class CardCounts1763600000007 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'CardCounts1763600000007';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...COUNTS, ...INDEXES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...WITHOUT_INDEXES, ...WITHOUT_COUNTS]) await runner.query(statement);
  }
}

/**
 * A card counts where everybody sees it (owner 0) or else for its owner, in the whole list (block -1) and where
 * everybody sees it in its block of 4,096 ids too; and once as its owner's.
 */
const facets = (card: string) => `
  (SELECT CASE WHEN ${card}.visibility = 'PUBLIC' THEN 0 ELSE ${card}.owner_id END, facet, block
     FROM (VALUES ('all'), ('language:' || ${card}.language_code), ('category:' || ${card}.category_id))
          AS listed (facet),
          (VALUES (-1), (${card}.id >> 12)) AS placed (block)
    WHERE block = -1 OR ${card}.visibility = 'PUBLIC'
   UNION ALL SELECT ${card}.owner_id, 'own', -1) AS counted (owner_id, facet, block)`;

/** Notes how many cards each list has won or lost by a statement. */
const noteOf = (changed: string) => `
  INSERT INTO card_count_changes (owner_id, facet, block, cards)
  SELECT counted.owner_id, counted.facet, counted.block, sum(changed.cards)
    FROM (${changed}) AS changed CROSS JOIN LATERAL ${facets('changed')}
   GROUP BY 1, 2, 3 HAVING sum(changed.cards) <> 0`;

const columns = 'id, owner_id, visibility, language_code, category_id';
const ADDED = `SELECT ${columns}, 1 AS cards FROM added`;
const REMOVED = `SELECT ${columns}, -1 AS cards FROM removed`;

const COUNTS = [
  // Nobody may write cards between counting them and watching them.
  'LOCK TABLE word_translations IN SHARE ROW EXCLUSIVE MODE',
  // Half of a page stays free, so that an update stays on it.
  `CREATE TABLE card_counts (
    owner_id integer NOT NULL,
    facet text NOT NULL,
    block integer NOT NULL,
    cards integer NOT NULL,
    CONSTRAINT card_counts_pkey PRIMARY KEY (owner_id, facet, block)
  ) WITH (fillfactor = 50)`,
  // Only ever added to, so that nobody who saves waits for another one; folded into card_counts now and then.
  `CREATE TABLE card_count_changes (
    owner_id integer NOT NULL,
    facet text NOT NULL,
    block integer NOT NULL,
    cards integer NOT NULL
  ) WITH (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0)`,
  `CREATE VIEW card_totals AS
    SELECT owner_id, facet, block, cards FROM card_counts
     UNION ALL
    SELECT owner_id, facet, block, cards FROM card_count_changes`,
  `INSERT INTO card_counts (owner_id, facet, block, cards)
   SELECT counted.owner_id, counted.facet, counted.block, count(*)
     FROM word_translations t CROSS JOIN LATERAL ${facets('t')} GROUP BY 1, 2, 3`,
  // One at a time, and who comes second leaves it to the first: nobody waits, nothing can deadlock.
  `CREATE FUNCTION fold_card_counts() RETURNS void LANGUAGE plpgsql AS $do$
   BEGIN
     IF NOT pg_try_advisory_xact_lock(hashtext('fold_card_counts')) THEN RETURN; END IF;
     WITH folded AS (DELETE FROM card_count_changes RETURNING *)
     MERGE INTO card_counts AS kept
     USING (SELECT owner_id, facet, block, sum(cards) AS cards FROM folded
             GROUP BY 1, 2, 3 HAVING sum(cards) <> 0) AS new
        ON (kept.owner_id, kept.facet, kept.block) = (new.owner_id, new.facet, new.block)
      WHEN MATCHED AND kept.cards + new.cards = 0 THEN DELETE
      WHEN MATCHED THEN UPDATE SET cards = kept.cards + new.cards
      WHEN NOT MATCHED THEN INSERT VALUES (new.owner_id, new.facet, new.block, new.cards);
   END $do$`,
  noteCardChanges('0.03'),
  `CREATE TRIGGER word_translations_added AFTER INSERT ON word_translations
     REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes()`,
  `CREATE TRIGGER word_translations_removed AFTER DELETE ON word_translations
     REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes()`,
  `CREATE TRIGGER word_translations_changed AFTER UPDATE ON word_translations
     REFERENCING OLD TABLE AS removed NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION note_card_changes()`,
];

const WITHOUT_COUNTS = [
  'DROP TRIGGER word_translations_changed ON word_translations',
  'DROP TRIGGER word_translations_removed ON word_translations',
  'DROP TRIGGER word_translations_added ON word_translations',
  'DROP FUNCTION note_card_changes()',
  'DROP FUNCTION fold_card_counts()',
  'DROP VIEW card_totals',
  'DROP TABLE card_count_changes',
  'DROP TABLE card_counts',
];

const INDEXES = [
  'DROP INDEX word_translations_by_language',
  'DROP INDEX word_translations_by_category',
  `CREATE INDEX word_translations_public_language ON word_translations (language_code, id)
    WHERE visibility = 'PUBLIC'`,
  `CREATE INDEX word_translations_public_category ON word_translations (category_id, id)
    WHERE visibility = 'PUBLIC'`,
  `CREATE INDEX word_translations_private ON word_translations (owner_id, id)
    WHERE visibility = 'PRIVATE'`,
  `CREATE INDEX word_translations_private_language ON word_translations (owner_id, language_code, id)
    WHERE visibility = 'PRIVATE'`,
  `CREATE INDEX word_translations_private_category ON word_translations (owner_id, category_id, id)
    WHERE visibility = 'PRIVATE'`,
  'CREATE INDEX favorites_latest ON favorites (user_id, created_at, word_translation_id)',
];

const WITHOUT_INDEXES = [
  'DROP INDEX favorites_latest',
  'DROP INDEX word_translations_private_category',
  'DROP INDEX word_translations_private_language',
  'DROP INDEX word_translations_private',
  'DROP INDEX word_translations_public_category',
  'DROP INDEX word_translations_public_language',
  'CREATE INDEX word_translations_by_category ON word_translations (category_id, id)',
  'CREATE INDEX word_translations_by_language ON word_translations (language_code, id)',
];

/**
 * The function that notes what a statement adds and removes.
 * @param chance how likely the notes are folded afterwards, in SQL; `noted` is how many it has made
 */
export function noteCardChanges(chance: string): string {
  return `CREATE OR REPLACE FUNCTION note_card_changes() RETURNS trigger LANGUAGE plpgsql AS $do$
   DECLARE noted integer;
   BEGIN
     CASE TG_OP
       WHEN 'INSERT' THEN ${noteOf(ADDED)};
       WHEN 'DELETE' THEN ${noteOf(REMOVED)};
       ELSE ${noteOf(`${ADDED} UNION ALL ${REMOVED}`)};
     END CASE;
     -- Until then a total adds up a few rows more.
     GET DIAGNOSTICS noted = ROW_COUNT;
     IF random() < ${chance} THEN PERFORM fold_card_counts(); END IF;
     RETURN NULL;
   END $do$`;
}
