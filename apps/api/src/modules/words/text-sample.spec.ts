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
    expect(parts).toContain('foo');
  });

  it('the end of a word with what follows, when that rules out more', () => {
    const sample = among(['o lado', 50], ['um dia', 60], ['de um gelado', 2], ['de nada', 300]);
    expect(sample.cheapestParts('de um lado', 1 / 1_000).sort()).toEqual(['lad', 'um ']);
  });

  it('the end of a word as common as the index knows it, whatever follows', () => {
    const sample = among(['sehr gut', 300], ['sehr, sehr', 1], ['gut, gut', 20]);
    expect(sample.cheapestParts('sehr, gut, das', 1 / 1_000)).not.toContain('hr,');
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

  it('the end of its word, when it has no three letters in a row', () => {
    expect(among().cheapestParts('la c', 1 / 100)).toEqual(['la ']);
  });

  it('itself, when it has neither', () => {
    expect(among().cheapestParts('1 c', 1 / 100)).toEqual(['1 c']);
  });
});
