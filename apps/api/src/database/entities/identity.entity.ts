import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** An account elsewhere that signs its owner in here. */
@Entity('identities')
@Index('identities_subject', ['provider', 'subject'], { unique: true })
@Check('identities_provider', "provider IN ('facebook', 'google', 'github')")
export class Identity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'identities_pkey',
  })
  id!: number;

  @Index('identities_user')
  @ForeignKey(() => User, { name: 'identities_user_fkey', onDelete: 'CASCADE' })
  @Column('integer')
  userId!: number;

  @Column('text')
  provider!: string;

  @Column('text')
  subject!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
