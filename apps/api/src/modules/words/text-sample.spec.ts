import { describe, expect, it } from 'vitest';
import { TextSample } from './text-sample.ts';

/** `count` texts of 1,000, the others say nothing of it. */
const among = (...texts: [text: string, count: number][]): TextSample => {
  const said = texts.flatMap(([text, count]) => Array.from({ length: count }, () => text));
  return new TextSample([...said, ...Array.from({ length: 1_000 - said.length }, () => 'xyz')]);
};
describe('a text is looked up by', () => {
  it('the rarest part of it, when hardly another text has that', () => {
    const sample = among(['something', 20], ['some', 100], ['thing', 100]);
    expect(sample.cheapestParts('something', 1 / 50)).toEqual(['met']);
  });

  it('more parts, when many texts have each of them and few have all', () => {
    const sample = among(
      ['good food', 50],
      ['to put up', 60],
      ['but for fun', 300],
      ['to put food', 1],
    );
    const parts = sample.cheapestParts('to put food', 1 / 1_000);
    expect(parts).toHaveLength(2);
    expect(parts).toContain('put');
  });

  it('no part that comes together with another anyway', () => {
    const sample = among(['nation', 100], ['lingua', 100], ['lingua nation', 1]);
    const parts = sample.cheapestParts('lingua nation', 1 / 1_000);
    expect(parts.map((part) => 'nation'.includes(part)).sort()).toEqual([false, true]);
  });

  it('itself, when its words are common and what begins or ends there is not', () => {
    const sample = among(['que tu', 300], ['que da', 5]);
    expect(sample.cheapestParts('que da', 1 / 200)).toEqual(['que da']);
  });

  it('itself, when it has no three letters in a row', () => {
    expect(among().cheapestParts('la c', 1 / 100)).toEqual(['la c']);
  });
});
