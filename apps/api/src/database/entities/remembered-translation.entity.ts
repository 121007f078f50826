import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a provider once answered for a word; shared by all learners, never a learner's own text. */
@Entity('remembered_translations')
@Index('remembered_translations_key', ['wordKey', 'field', 'languageCode', 'provider', 'model'], {
  unique: true,
})
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

  @Column('jsonb')
  content!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
