import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A sign-up that waits for its link; it has its own password, so nobody can plant one on an address. */
@Entity('registrations')
export class Registration {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'registrations_pkey',
  })
  id!: number;

  @Column('text')
  username!: string;

  @Index('registrations_username')
  @Column('text')
  usernameKey!: string;

  @Index('registrations_email')
  @Column('text')
  email!: string;

  @Column('text')
  passwordHash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Index('registrations_expiry')
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;
}
