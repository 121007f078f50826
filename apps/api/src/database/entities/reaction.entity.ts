import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from './user.entity.ts';
import { WordTranslation } from './word-translation.entity.ts';

/** One learner's reaction to one card; at most one, by constraint. */
@Entity('reactions')
@Index('reactions_one_per_learner', ['wordTranslationId', 'userId'], { unique: true })
@Check('reactions_kind', "kind IN ('like', 'dislike', 'love', 'fire', 'perfect')")
export class Reaction {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'reactions_pkey',
  })
  id!: number;

  @Index('reactions_user')
  @ForeignKey(() => User, { name: 'reactions_user_fkey', onDelete: 'CASCADE' })
  @Column('integer')
  userId!: number;

  @ForeignKey(() => WordTranslation, { name: 'reactions_card_fkey', onDelete: 'CASCADE' })
  @Column('integer')
  wordTranslationId!: number;

  @Column('text')
  kind!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
