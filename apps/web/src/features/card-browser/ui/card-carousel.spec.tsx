import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardCarousel } from '#features/card-browser/ui/card-carousel.tsx';
import { stubObservers } from '../../../../test/stub-observers.ts';

const WIDTH = 800;

// The carousel measures its slides; jsdom lays nothing out, so they get their places here.
beforeEach(() => {
  stubObservers();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'LI'
      ? WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this)
      : 0;
  });
});

const words = (...list: string[]) =>
  list.map((translatedWord, index) =>
    aWordCard({
      wordTranslationId: index + 1,
      translatedWord,
      languageName: `tongue ${translatedWord}`,
    }),
  );

const carouselOf = (cards: WordCard[], key: number) => (
  <CardCarousel
    key={key}
    slides={cards.map(({ wordTranslationId, languageCode, languageName, translatedWord }) => ({
      key: wordTranslationId,
      languageCode,
      languageName,
      face: <p>{translatedWord}</p>,
    }))}
    dyeOf={() => 'indigo'}
  />
);

// Only the slide in front can be found by its role.
const inFront = () => screen.getAllByRole('listitem').map((slide) => slide.textContent);

it('wraps around at both ends', async () => {
  render(carouselOf(words('uno', 'dos', 'tres'), 1));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(inFront()).toEqual(['tres']);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(inFront()).toEqual(['uno']);
});

it('answers to the arrow keys and to the dots, and says where one is', async () => {
  render(carouselOf(words('uno', 'dos', 'tres'), 1));
  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(inFront()).toEqual(['tres']);
  await userEvent.click(screen.getByRole('button', { name: 'Show Tongue dos' }));
  expect(inFront()).toEqual(['dos']);
  expect(screen.getByRole('status')).toHaveTextContent('Card 2 of 3');
});

it('starts at the first card again with new results', async () => {
  const { rerender } = render(carouselOf(words('uno', 'dos'), 1));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(carouselOf(words('one', 'two'), 2));
  expect(inFront()).toEqual(['one']);
});

it('keeps the place in range when cards go away', async () => {
  const { rerender } = render(carouselOf(words('uno', 'dos', 'tres'), 1));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  rerender(carouselOf(words('uno', 'dos'), 1));
  await vi.waitFor(() => expect(inFront()).toHaveLength(1));
});

it('keeps the card in front when others come in around it', async () => {
  const [uno, dos, tres, quattro] = words('uno', 'dos', 'tres', 'quattro');
  const cards = [uno, dos, tres, quattro].flatMap((card, index) =>
    card ? { ...card, languageCode: ['es', 'en', 'de', 'it'][index] ?? '' } : [],
  );
  const { rerender } = render(carouselOf(cards.slice(1, 3), 1));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(carouselOf(cards, 1));
  expect(inFront()).toEqual(['tres']);
  expect(screen.getByRole('status')).toHaveTextContent('Card 3 of 4');
});

it('keeps the place when a card comes in for what was there before it', () => {
  const [uno, dos] = words('uno', 'dos').map((card, index) => ({
    ...card,
    languageCode: ['es', 'en'][index] ?? '',
  }));
  const [kept] = words('kept').map((card) => ({
    ...card,
    wordTranslationId: 9,
    languageCode: 'es',
  }));
  if (!uno || !dos || !kept) throw new Error('words are missing');
  const { rerender } = render(carouselOf([uno], 1));
  rerender(carouselOf([dos, kept], 1));
  expect(inFront()).toEqual(['kept']);
});

it('has nothing to turn with a single card', () => {
  render(carouselOf(words('uno'), 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
