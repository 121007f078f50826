import { render, screen } from '@testing-library/react';
import { anImageCredit, aWordCard } from '@wordloom/test-kit/a-word-card';
import { expect, it } from 'vitest';
import { ShareSheet } from '#features/card-share/share-sheet.tsx';

it('says in the picture whose photo it is, where nothing can be followed', () => {
  const card = aWordCard({ imageCredit: anImageCredit({ provider: 'Unsplash' }) });
  render(<ShareSheet card={card} dye="indigo" ref={null} />);
  expect(screen.getByText('Photo by Ana Lima').parentElement).toHaveTextContent(
    /^Photo by Ana Lima ?on Unsplash$/,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('has no such line for a drawing', () => {
  render(<ShareSheet card={aWordCard()} dye="indigo" ref={null} />);
  expect(screen.queryByText(/Photo by/)).not.toBeInTheDocument();
});
