import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A social sign-in whose browser is at the provider; only hashes of its secrets are stored. */
@Entity('sign_in_attempts')
@Check('sign_in_attempts_provider', "provider IN ('facebook', 'google', 'github')")
export class SignInAttempt {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'sign_in_attempts_pkey' })
  stateHash!: Buffer;

  /** Of the secret in the cookie of the browser in which it began. */
  @Column('bytea')
  browserHash!: Buffer;

  @Column('text')
  provider!: string;

  /** PKCE: worth nothing without the code that comes through the browser. */
  @Column('text', { nullable: true })
  codeVerifier!: string | null;

  @Index('sign_in_attempts_expiry')
  @Column('timestamptz')
  expiresAt!: Date;
}
