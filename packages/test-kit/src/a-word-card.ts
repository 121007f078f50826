import type { ImageCredit, WordCard } from '@wordloom/contracts/word-cards';

/** `el faro`, a lighthouse in Spanish, unless told otherwise; its footer agrees with it. */
export function aWordCard({ footer, ...given }: Partial<WordCard> = {}): WordCard {
  const card = { ...LIGHTHOUSE, ...given };
  return {
    ...card,
    footer: {
      wordTranslationId: card.wordTranslationId,
      imageUrl: null,
      username: 'marta',
      createdAt: card.createdAt,
      languageName: card.languageName,
      ...footer,
    },
  };
}

/** Ana Lima of Pexels, unless told otherwise. */
export function anImageCredit(given: Partial<ImageCredit> = {}): ImageCredit {
  return {
    author: 'Ana Lima',
    authorUrl: 'https://www.pexels.com/@ana-lima',
    provider: 'Pexels',
    providerUrl: 'https://www.pexels.com/photo/white-lighthouse-1532771/',
    ...given,
  };
}

/** `count` cards that differ in id and word. */
export function someWordCards(count: number, given: Partial<WordCard> = {}): WordCard[] {
  return Array.from({ length: count }, (_, index) =>
    aWordCard({
      wordTranslationId: index + 1,
      wordId: index + 1,
      translatedWord: `palabra ${String(index + 1)}`,
      ...given,
    }),
  );
}

const LIGHTHOUSE: Omit<WordCard, 'footer'> = {
  wordTranslationId: 1,
  wordId: 1,
  originalWord: 'lighthouse',
  translatedWord: 'el faro',
  translatedDescription: 'Torre con una luz que guía a los barcos.',
  translatedExample: 'El faro se ve desde la playa.',
  imageUrl: null,
  languageCode: 'es',
  languageName: 'spanish',
  categoryId: 5,
  categoryName: 'Places',
  visibility: 'PRIVATE',
  source: 'ai',
  ownerId: 7,
  createdAt: '2026-03-01T12:00:00.000Z',
  reactionSummary: { total: 0, top: [], mine: null },
};
