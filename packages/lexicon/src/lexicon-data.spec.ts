import { icons } from '@iconify-json/fluent-emoji-flat';
import { describe, expect, it } from 'vitest';
import { FIELD_TEXTS } from './field-texts.ts';
import { findClashes } from './find-clashes.ts';
import { parseField } from './parse-field.ts';

const drawings = new Set([...Object.keys(icons.icons), ...Object.keys(icons.aliases ?? {})]);
const parsed = [...FIELD_TEXTS].map(([field, text]) => ({
  field,
  ...parseField(text, field, drawings),
}));
const concepts = parsed.flatMap((read) => read.concepts);

describe('the bundled dictionary', () => {
  it.each(parsed)('breaks no rule in $field', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  it('has no concept and no word of a field twice', () => {
    expect(findClashes(concepts)).toEqual([]);
  });

  it('knows at least 200 concepts, each in all six languages', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(200);
    const languages = new Set(concepts.map(({ entries }) => Object.keys(entries).sort().join(' ')));
    expect([...languages]).toEqual(['de en es fr it pt']);
  });
});
