import { render, screen, within } from '@testing-library/react';
import { anImageCredit, aWordCard } from '@wordloom/test-kit/a-word-card';
import { describe, expect, it } from 'vitest';
import { WideWordCard } from '#entities/word-card/ui/wide-word-card.tsx';
import { WordCard } from '#entities/word-card/ui/word-card.tsx';

const credit = anImageCredit();

describe.each([
  ['a card of a grid', WordCard],
  ['a wide card', WideWordCard],
])('the credit of %s', (_, Card) => {
  it('names author and provider, whose pages open in tabs that know nothing of this one', () => {
    render(<Card card={aWordCard({ imageCredit: credit })} dye="indigo" />);
    const line = screen.getByTitle('Photo by Ana Lima on Pexels');
    expect(line).toHaveTextContent(/^Photo by ?Ana Lima ?on ?Pexels$/);
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      credit.authorUrl,
      credit.providerUrl,
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('is not there for a drawing', () => {
    render(<Card card={aWordCard()} dye="indigo" />);
    expect(screen.queryByText(/Photo by/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('shows a name as text, whatever is in it', () => {
  const author = '<img src=x onerror=alert(1)>';
  render(<WordCard card={aWordCard({ imageCredit: { ...credit, author } })} dye="indigo" />);
  expect(screen.getByRole('link', { name: author })).toBeVisible();
});
