import type { SaveMultiple, SaveSingle } from '@wordloom/contracts/save-words';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { http, HttpResponse } from 'msw';
import { LANGUAGES } from './a-language.ts';
import { aWordCard, someWordCards } from './a-word-card.ts';

export const wordHandlers = [
  http.get('*/api/view/my-words/:userId', () =>
    cardPage(new Map<string, string>(), someWordCards(3)),
  ),
  http.post('*/api/view/save/word/multiple', async ({ request }) => {
    const { word, languageCodes } = (await request.json()) as SaveMultiple;
    return HttpResponse.json(
      languageCodes.map((languageCode, index) =>
        aWordCard({
          wordTranslationId: index + 1,
          originalWord: word,
          translatedWord: `${word} (${languageCode})`,
          languageCode,
          languageName: LANGUAGES.find(({ code }) => code === languageCode)?.name ?? languageCode,
        }),
      ),
    );
  }),
  http.post('*/api/view/save/word/single', async ({ request }) => {
    const { word, description, example } = (await request.json()) as SaveSingle;
    return HttpResponse.json([
      aWordCard({
        originalWord: word,
        translatedWord: word,
        translatedDescription: description,
        translatedExample: example,
      }),
    ]);
  }),
];

/** One page of `cards` as the API answers it to a query, their count in the header. */
export function cardPage(query: Query, cards: readonly WordCard[]) {
  const size = Number(query.get('size') ?? cards.length);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return HttpResponse.json(cards.slice(start, start + size), {
    headers: { 'X-Total-Count': String(cards.length) },
  });
}

/** What `URLSearchParams` has of a query. */
interface Query {
  get(name: string): string | null | undefined;
}
