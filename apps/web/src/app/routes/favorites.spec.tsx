import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { cardPage } from '@wordloom/test-kit/word-handlers';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

function learnerHasMarked(count: number) {
  let cards = someWordCards(count);
  network.use(
    http.get(API_PATHS.favoriteCards, ({ request }) =>
      cardPage(new URL(request.url).searchParams, cards),
    ),
    http.get(API_PATHS.favoritesOf(7), () =>
      HttpResponse.json(cards.map(({ wordTranslationId }) => ({ userId: 7, wordTranslationId }))),
    ),
    http.delete('*/api/favorites/7/:cardId', ({ params }) => {
      cards = cards.filter((card) => card.wordTranslationId !== Number(params['cardId']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const hearts = () => screen.findAllByRole('button', { name: 'Remove from favorites' });
const word = (name: string) => screen.queryByRole('heading', { name });

it('drops a card that is no favorite any more, and fills its page again', async () => {
  learnerHasMarked(9);
  renderAppAt('/favorites');
  expect(await screen.findByText('Loading favorites...')).toBeInTheDocument();
  const [, second] = await hearts();
  if (second) await userEvent.click(second);
  expect(await screen.findByText('Removed from favorites 💔')).toBeVisible();
  await waitFor(() => expect(word('palabra 2')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'palabra 9' })).toBeVisible();
  expect(screen.getByText('8 words')).toBeVisible();
});

it('gives the focus to the next card, and at last to the heading', async () => {
  learnerHasMarked(2);
  renderAppAt('/favorites');
  const [first, second] = await hearts();
  if (first) await userEvent.click(first);
  await waitFor(() => expect(word('palabra 1')).not.toBeInTheDocument());
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText("You don't have any favorite words yet.")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your Favorite Words' })).toHaveFocus();
});

it('keeps the card when the server does not', async () => {
  learnerHasMarked(1);
  network.use(http.delete('*/api/favorites/7/:cardId', () => anApiError()));
  renderAppAt('/favorites');
  const [heart] = await hearts();
  if (heart) await userEvent.click(heart);
  expect(await screen.findByText('Failed to remove from favorites ❌')).toBeVisible();
  expect(word('palabra 1')).toBeVisible();
});

it('shows a newcomer where to find favorites', async () => {
  learnerHasMarked(0);
  renderAppAt('/favorites');
  expect(await screen.findByText("You don't have any favorite words yet.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all words' })).toHaveAttribute('href', '/words');
});
