import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { describe, expect, it } from 'vitest';
import { findClashes } from './find-clashes.ts';
import { parseField } from './parse-field.ts';

const drawings = new Set([...Object.keys(icons.icons), ...Object.keys(icons.aliases ?? {})]);
const folder = path.join(import.meta.dirname, '../data');
const parsed = readdirSync(folder).map((file) => {
  const field = path.basename(file, '.yaml');
  return { field, ...parseField(readFileSync(path.join(folder, file), 'utf8'), field, drawings) };
});
const concepts = parsed.flatMap((read) => read.concepts);

describe('the bundled dictionary', () => {
  it.each(parsed)('breaks no rule in $field', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  it('has no concept and no word of a field twice', () => {
    expect(findClashes(concepts)).toEqual([]);
  });

  it('knows at least 1,000 concepts, each in all six languages', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(1_000);
    const languages = new Set(concepts.map(({ entries }) => Object.keys(entries).sort().join(' ')));
    expect([...languages]).toEqual(['de en es fr it pt']);
  });
});
