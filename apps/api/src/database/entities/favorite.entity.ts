import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';
import { WordTranslation } from './word-translation.entity.ts';

@Entity('favorites')
@Index('favorites_latest', ['userId', 'createdAt', 'wordTranslationId'])
export class Favorite {
  @ForeignKey(() => User, { name: 'favorites_user_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'favorites_pkey' })
  userId!: number;

  @Index('favorites_card')
  @ForeignKey(() => WordTranslation, { name: 'favorites_card_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'favorites_pkey' })
  wordTranslationId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
