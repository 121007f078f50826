import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from './user.entity.ts';

@Entity('categories')
@Check('categories_name_length', 'char_length(name) BETWEEN 3 AND 30')
export class Category {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'categories_pkey',
  })
  id!: number;

  @Column('text')
  name!: string;

  /** The name without regard to case, accents and outer blanks. */
  @Index('categories_name_key', { unique: true })
  @Column('text')
  nameKey!: string;

  /** The lexicon's field, for the categories that ship with the product; learners' own have none. */
  @Index('categories_field', { unique: true })
  @Column('text', { nullable: true })
  field!: string | null;

  @Index('categories_creator')
  @ForeignKey(() => User, { name: 'categories_creator_fkey', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  createdBy!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
