import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Category } from './category.entity.ts';
import { User } from './user.entity.ts';

/** A word as its owner typed it; its cards are the translations. */
@Entity('words')
@Unique('words_copied_columns', ['id', 'ownerId', 'categoryId'])
@Index('words_looked_up', ['ownerId', 'categoryId', 'wordKey'], {
  unique: true,
  where: "(source = 'ai'::text)",
})
@Check('words_source', "source IN ('ai', 'personal')")
@Check('words_word_length', 'char_length(original_word) BETWEEN 1 AND 20')
export class Word {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'words_pkey',
  })
  id!: number;

  @Index('words_owner')
  @ForeignKey(() => User, { name: 'words_owner_fkey', onDelete: 'CASCADE' })
  @Column('integer')
  ownerId!: number;

  @Index('words_category')
  @ForeignKey(() => Category, { name: 'words_category_fkey' })
  @Column('integer')
  categoryId!: number;

  @Column('text')
  source!: string;

  @Column('text')
  originalWord!: string;

  @Column('text')
  wordKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
