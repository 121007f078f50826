import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the translation service did with one model on one day (UTC). */
@Entity('ai_usage')
export class DailyAiUsage {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'ai_usage_pkey' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ai_usage_pkey' })
  provider!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ai_usage_pkey' })
  model!: string;

  @Column('bigint')
  calls!: string;

  /** Questions that brought nothing of use, asked or not. */
  @Column('bigint')
  failures!: string;

  /** Translations that were remembered and needed no call. */
  @Column('bigint')
  hits!: string;

  @Column('bigint')
  inputTokens!: string;

  @Column('bigint')
  outputTokens!: string;
}
