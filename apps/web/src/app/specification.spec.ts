import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '../../test/specification/constants.ts';
import { ERROR_CATALOGUE } from '../../test/specification/error-catalogue.ts';
import type { Row } from '../../test/specification/row.ts';
import { SILENCES } from '../../test/specification/silences.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether a file has a test of that title: `it('…'`, `test('…'`, or the second call of `it.each(…)('…'`. */
function hasTest(file: string, title: string): boolean {
  const quoted = ["'", '"', '`'].map((quote) => quote + title + quote);
  const escaped = quoted.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`\\(\\s*(?:${escaped.join('|')}),\\s*(?:async )?\\(`).test(textOf(file));
}

describe.each<[section: string, rows: readonly Row[]]>([
  ['the error catalogue (section 8)', ERROR_CATALOGUE],
  ['the silent failures (section 8)', SILENCES],
  ['the constants and limits (section 9)', CONSTANTS],
])('%s', (_, rows) => {
  it.each(rows)('is proven: $what', ({ says, proof }) => {
    expect(proof, 'a row without a test').not.toEqual([]);
    const missing = proof.filter(([file, title]) => !hasTest(file, title));
    expect(missing, 'tests that do not exist').toEqual([]);
    const unproven = proof.filter(([file]) => /\.(?:skip|todo|fixme|only)\b/.test(textOf(file)));
    expect(unproven, 'files with tests that do not run').toEqual([]);
    const proving = proof.map(([file]) => textOf(file)).join('\n');
    const unsaid = says.filter((words) => !proving.includes(words));
    expect(unsaid, 'words that no proving file has').toEqual([]);
  });

  it('has no row twice', () => {
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });
});
