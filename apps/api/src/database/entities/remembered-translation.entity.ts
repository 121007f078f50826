import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a provider once answered for a word, or is being asked; shared by all learners, never a learner's own text. */
@Entity('remembered_translations')
@Index(
  'remembered_translations_key',
  ['wordKey', 'field', 'languageCode', 'provider', 'model', 'promptVersion'],
  { unique: true },
)
export class RememberedTranslation {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'remembered_translations_pkey',
  })
  id!: number;

  @Column('text')
  wordKey!: string;

  /** The lexicon's field the sense was chosen for; empty when the category has none. */
  @Column('text')
  field!: string;

  @Column('text')
  languageCode!: string;

  @Column('text')
  provider!: string;

  @Column('text')
  model!: string;

  /** The version of the prompt that brought the answer. */
  @Column('integer')
  promptVersion!: number;

  /** `{ translation }`, null inside where the provider knows no such word; null while it is being asked. */
  @Column('jsonb', { nullable: true })
  content!: unknown;

  /** Until when the process that asks the provider is waited for. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
