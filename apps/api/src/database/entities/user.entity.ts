import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
@Check('users_username_length', 'char_length(username) BETWEEN 3 AND 20')
@Check('users_email_lower', 'email = lower(email)')
export class User {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'users_pkey',
  })
  id!: number;

  @Column('text')
  username!: string;

  /** The name under which usernames are unique: NFKC, lower case. */
  @Index('users_username_key', { unique: true })
  @Column('text')
  usernameKey!: string;

  /** Lower case; null when a social provider told none. */
  @Index('users_email_key', { unique: true })
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('text', { nullable: true })
  avatarFile!: string | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
