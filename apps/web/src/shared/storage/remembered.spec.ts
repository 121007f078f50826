import { expect, it } from 'vitest';
import { forget, readRemembered, remember } from '#shared/storage/remembered.ts';

it('gives back what was remembered, under the keys of the specification', () => {
  remember('multi_selectedLanguageCodes', ['es', 'de']);
  remember('custom_selectedCategory', 12);
  expect(localStorage.getItem('multi_selectedLanguageCodes')).toBe('["es","de"]');
  expect(readRemembered('multi_selectedLanguageCodes')).toEqual(['es', 'de']);
  expect(readRemembered('custom_selectedCategory')).toBe(12);
});

it('knows nothing of what was forgotten, or of what no longer makes sense', () => {
  remember('filterInput', 'Astro');
  forget('filterInput');
  localStorage.setItem('filterType', 'colour');
  localStorage.setItem('multi_selectedLanguageCodes', '{broken');
  localStorage.setItem('filterSelectedCategory', 'Food');
  expect(readRemembered('filterInput')).toBeNull();
  expect(readRemembered('filterType')).toBeNull();
  expect(readRemembered('multi_selectedLanguageCodes')).toBeNull();
  expect(readRemembered('filterSelectedCategory')).toBeNull();
});
