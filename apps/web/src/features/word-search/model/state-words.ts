import type { LanguageState, SearchRounds } from '#features/word-search/model/search-rounds.ts';

export const STATE_WORDS = {
  searching: 'searching',
  found: 'found',
  failed: 'failed',
  none: 'no translation',
} as const satisfies Record<LanguageState, string>;

/** What has changed last, for the ear: "Spanish, German: found. Dutch: no translation." */
export function newsInWords(
  { languages, news }: SearchRounds,
  labelOf: (code: string) => string,
): string {
  const sentences = (['found', 'none', 'failed'] as const).flatMap((outcome) => {
    const changed = languages.filter(({ code, state }) => state === outcome && news.includes(code));
    const labels = changed.map(({ code }) => labelOf(code)).join(', ');
    return labels === '' ? [] : `${labels}: ${STATE_WORDS[outcome]}.`;
  });
  return sentences.join(' ');
}
