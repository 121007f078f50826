import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that waits to be sent, or was. Its text is emptied once sent: links in it are secrets. */
@Entity('mail_outbox')
@Index('mail_outbox_waiting', ['nextAttemptAt'], {
  where: '((sent_at IS NULL) AND (failed_at IS NULL))',
})
export class OutgoingMail {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'mail_outbox_pkey',
  })
  id!: number;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('text')
  html!: string;

  @Index('mail_outbox_message', { unique: true })
  @Column('text')
  messageId!: string;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt!: Date;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
