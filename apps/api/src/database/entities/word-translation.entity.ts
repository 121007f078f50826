import type { ImageCredit } from '@wordloom/contracts/word-cards';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Language } from './language.entity.ts';
import { Word } from './word.entity.ts';

const PUBLIC = "(visibility = 'PUBLIC'::text)";
const PRIVATE = "(visibility = 'PRIVATE'::text)";

/** A card: one word in one language. `ownerId` and `categoryId` repeat the word's, kept true by the foreign key. */
@Entity('word_translations')
@ForeignKey(() => Word, ['wordId', 'ownerId', 'categoryId'], ['id', 'ownerId', 'categoryId'], {
  name: 'word_translations_word_fkey',
  onDelete: 'CASCADE',
  onUpdate: 'CASCADE',
})
@Index('word_translations_language_once', ['wordId', 'languageCode'], { unique: true })
@Index('word_translations_saved_once', ['ownerId', 'fingerprint'], { unique: true })
@Index('word_translations_by_owner', ['ownerId', 'id'])
@Index('word_translations_public', ['id'], { where: PUBLIC })
@Index('word_translations_public_language', ['languageCode', 'id'], { where: PUBLIC })
@Index('word_translations_public_category', ['categoryId', 'id'], { where: PUBLIC })
@Index('word_translations_private', ['ownerId', 'id'], { where: PRIVATE })
@Index('word_translations_private_language', ['ownerId', 'languageCode', 'id'], { where: PRIVATE })
@Index('word_translations_private_category', ['ownerId', 'categoryId', 'id'], { where: PRIVATE })
@Index('word_translations_description_search', { synchronize: false })
@Index('word_translations_example_search', { synchronize: false })
@Check('word_translations_visibility', "visibility IN ('PUBLIC', 'PRIVATE')")
@Check('word_translations_word_length', 'char_length(translated_word) BETWEEN 1 AND 20')
@Check('word_translations_description_length', 'char_length(description) BETWEEN 1 AND 100')
@Check('word_translations_example_length', 'char_length(example) BETWEEN 1 AND 100')
@Check(
  'word_translations_picture_credit',
  `picture_credit IS NULL OR (picture_file IS NOT NULL
    AND picture_credit ?& ARRAY['author', 'authorUrl', 'provider', 'providerUrl']
    AND char_length(picture_credit->>'author') BETWEEN 1 AND 100
    AND picture_credit->>'authorUrl' LIKE 'https://%'
    AND picture_credit->>'provider' IN ('Pexels', 'Unsplash')
    AND picture_credit->>'providerUrl' LIKE 'https://%')`,
)
export class WordTranslation {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'word_translations_pkey',
  })
  id!: number;

  @Column('integer')
  wordId!: number;

  @Column('integer')
  ownerId!: number;

  @Column('integer')
  categoryId!: number;

  @ForeignKey(() => Language, { name: 'word_translations_language_fkey' })
  @Column('text')
  languageCode!: string;

  @Column('text', { default: 'PRIVATE' })
  visibility!: string;

  @Column('text')
  translatedWord!: string;

  @Column('text')
  description!: string;

  @Column('text')
  example!: string;

  /** What a search in the description compares, kept by a trigger. */
  @Column('text', { default: '', select: false })
  foldedDescription!: string;

  /** What a search in the example compares, kept by a trigger. */
  @Column('text', { default: '', select: false })
  foldedExample!: string;

  @Column('text', { nullable: true })
  partOfSpeech!: string | null;

  @Column('text', { nullable: true })
  gender!: string | null;

  @Column('text', { nullable: true })
  pronunciation!: string | null;

  /** Names of drawings that fit the word, best first. */
  @Column('text', { array: true, default: '{}' })
  drawings!: string[];

  @Column('integer', { default: 0 })
  pictureVariant!: number;

  @Index('word_translations_picture')
  @Column('text', { nullable: true })
  pictureFile!: string | null;

  /** Whose photo the picture is; null for our own illustrations. */
  @Column('jsonb', { nullable: true })
  pictureCredit!: ImageCredit | null;

  /** SHA-256 of every field of a personal save; null for looked-up cards. */
  @Column('bytea', { nullable: true })
  fingerprint!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
