import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Registration } from './registration.entity.ts';
import { User } from './user.entity.ts';

/** A single-use link in a mail; only the SHA-256 of its token is stored. */
@Entity('links')
@Check(
  'links_purpose',
  `CASE purpose WHEN 'registration' THEN registration_id IS NOT NULL AND user_id IS NULL WHEN 'email-change' THEN user_id IS NOT NULL AND registration_id IS NULL WHEN 'password-reset' THEN user_id IS NOT NULL AND registration_id IS NULL ELSE false END`,
)
export class Link {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'links_pkey' })
  tokenHash!: Buffer;

  @Column('text')
  purpose!: string;

  @Index('links_registration')
  @ForeignKey(() => Registration, { name: 'links_registration_fkey', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  registrationId!: number | null;

  @Index('links_user')
  @ForeignKey(() => User, { name: 'links_user_fkey', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  userId!: number | null;

  @Column('text')
  email!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('links_expiry')
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
