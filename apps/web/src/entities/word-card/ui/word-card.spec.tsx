import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { expect, it } from 'vitest';
import { CardFooter } from '#entities/word-card/ui/card-footer.tsx';
import { WordCard } from '#entities/word-card/ui/word-card.tsx';

const posted = '2026-03-01T12:00:00.000Z';

it('is an article named by its word, whose foreign texts say their language', () => {
  const card = aWordCard({ translatedWord: 'Freundschaftsbeweis', languageCode: 'de' });
  render(<WordCard card={card} dye="madder" />);
  const article = within(screen.getByRole('article', { name: 'Freundschaftsbeweis' }));
  expect(article.getByRole('heading')).toHaveAttribute('lang', 'de');
  expect(article.getByText(card.translatedDescription).closest('[lang]')).toHaveAttribute(
    'lang',
    'de',
  );
  expect(article.getByText(card.originalWord).closest('[lang]')).toBeNull();
});

it('quotes the example with the marks of its language', () => {
  const card = aWordCard();
  render(<WordCard card={card} dye="indigo" />);
  const quote = screen.getByText(card.translatedExample);
  expect(quote.tagName).toBe('Q');
  expect(quote.closest('[lang]')).toHaveAttribute('lang', 'es');
});

it('keeps French quotation marks apart by a space that is narrow and does not break', () => {
  const styles = readFileSync(path.resolve(import.meta.dirname, '../../../app/styles.css'), 'utf8');
  const [, quotes] = /q:lang\(fr\) \{\s*quotes: ([^;]+);/.exec(styles) ?? [];
  expect(quotes?.toUpperCase()).toContain(String.raw`'«\202F' '\202F»'`);
});

it('sets a long word smaller than a short one', () => {
  const { rerender } = render(<WordCard card={aWordCard()} dye="indigo" />);
  const short = screen.getByRole('heading').className;
  rerender(<WordCard card={aWordCard({ translatedWord: 'Sehenswürdigkeiten' })} dye="indigo" />);
  expect(screen.getByRole('heading').className).not.toBe(short);
});

it('shows who posted it, in which language and how long ago', () => {
  const { footer } = aWordCard({ createdAt: posted });
  const now = new Date('2026-03-01T14:30:00.000Z');
  render(<CardFooter footer={footer} dye="indigo" now={now} />);
  for (const text of ['marta', 'SPANISH', '2 hrs ago']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('leaves no empty place for controls it was not given', () => {
  render(<WordCard card={aWordCard()} dye="indigo" menu={<button type="button">Menu</button>} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
