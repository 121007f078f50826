import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('languages')
@Check('languages_code', "code ~ '^[a-z]{2,3}$'")
export class Language {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'languages_pkey' })
  code!: string;

  @Column('text')
  name!: string;

  /** Place in every list; the dye follows from it. */
  @Index('languages_position', { unique: true })
  @Column('integer')
  position!: number;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('boolean', { default: true })
  enabled!: boolean;
}
