import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** One signed-in browser; its id is the `jti` of the token. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id!: string;

  @Index('sessions_user')
  @ForeignKey(() => User, { name: 'sessions_user_fkey', onDelete: 'CASCADE' })
  @Column('integer')
  userId!: number;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('sessions_expiry')
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
