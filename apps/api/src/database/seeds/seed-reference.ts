import { foldedKey } from '@wordloom/domain/text-measure';
import { load } from 'js-yaml';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Executor, write } from '../database.ts';
import shipped from './reference-data.yaml?raw';

const referenceDataSchema = z.strictObject({
  languages: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2,3}$/),
        name: z.string().trim().min(1).max(40),
        featured: z.boolean().default(false),
      }),
    )
    .default([]),
  categories: z
    .array(
      z.strictObject({
        name: z.string().trim().min(3).max(30),
        field: z
          .string()
          .regex(/^[a-z-]+$/)
          .optional(),
      }),
    )
    .default([]),
});
export type ReferenceData = z.infer<typeof referenceDataSchema>;

/**
 * Reads languages and categories from YAML.
 * @throws Error that names the place of every mistake
 */
export function parseReferenceData(yaml: string): ReferenceData {
  const parsed = referenceDataSchema.safeParse(load(yaml) ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`,
  );
  throw new Error(problems.join('; '));
}

/** The data that comes with the product. */
export function shippedReferenceData(): ReferenceData {
  return parseReferenceData(shipped);
}

export interface SeedReport {
  languages: number;
  categories: number;
}

/**
 * Adds what is missing and leaves what is there as it is: a renamed category or a disabled language stays so.
 * @returns how many of each were added
 */
export async function seedReference(executor: Executor, data: ReferenceData): Promise<SeedReport> {
  const report: SeedReport = { languages: 0, categories: 0 };
  for (const { code, name, featured } of data.languages) {
    const added = await write(
      executor,
      `INSERT INTO languages (code, name, featured, position)
       SELECT $1, $2, $3, coalesce(max(position) + 1, 0) FROM languages
       ON CONFLICT (code) DO NOTHING RETURNING code`,
      [code, name, featured],
    );
    report.languages += added.length;
  }
  for (const { name, field = null } of data.categories) {
    const added = await write(
      executor,
      `INSERT INTO categories (name, name_key, field)
       SELECT $1, $2, $3
        WHERE NOT EXISTS (SELECT FROM categories WHERE name_key = $2 OR field = $3)
       ON CONFLICT DO NOTHING RETURNING id`,
      [name, foldedKey(name), field],
    );
    report.categories += added.length;
  }
  return report;
}

/**
 * Gives a database without languages the shipped ones and their categories. In any other an administrator has
 * had a say: what was merged away must not come back by itself.
 */
export async function seedNewDatabase(dataSource: DataSource): Promise<void> {
  const languages = await dataSource.query<unknown[]>('SELECT FROM languages LIMIT 1');
  if (languages.length > 0) return;
  await dataSource.transaction(async (transaction) => {
    await seedReference(transaction, shippedReferenceData());
  });
}
