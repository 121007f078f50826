import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { aWordCard, someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { cardPage } from '@wordloom/test-kit/word-handlers';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { serverWithCards } from '../../../test/server-with-cards.ts';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

/** The learner's words as the server has them; answers the list of pages that were asked for. */
function serverHas(cards: WordCard[]): string[] {
  const asked: string[] = [];
  network.use(
    http.get(API_PATHS.myWords(7), ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return cardPage(searchParams, cards);
    }),
  );
  return asked;
}

const shown = () => screen.getAllByRole('article').length;

it('fetches eight words a page, and the page stands in the address', async () => {
  const asked = serverHas(someWordCards(20));
  const router = renderAppAt('/myWords');
  expect(await screen.findByText('Loading words...')).toBeInTheDocument();
  expect(await screen.findByText('20 words')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'palabra 1' })).toBeVisible();
  expect(shown()).toBe(8);
  await userEvent.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByRole('heading', { name: 'palabra 17' })).toBeVisible();
  expect(shown()).toBe(4);
  expect(router.state.location.search).toBe('?page=3');
  expect(asked).toEqual(['?page=1&size=8', '?page=3&size=8']);
});

it('has a page ready when it is pointed at, and does not fetch it again on the way back', async () => {
  const asked = serverHas(someWordCards(20));
  renderAppAt('/myWords?page=2');
  await screen.findByRole('heading', { name: 'palabra 9' });
  await userEvent.hover(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked).toContain('?page=3&size=8'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'palabra 17' });
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('heading', { name: 'palabra 9' });
  expect(asked).toEqual(['?page=2&size=8', '?page=3&size=8']);
});

it.each([
  ['?page=99', 'the last page', 'palabra 9'],
  ['?page=abc', 'the first page', 'palabra 1'],
])('reads the address %s as %s', async (search, _, word) => {
  serverHas(someWordCards(9));
  renderAppAt(`/myWords${search}`);
  expect(await screen.findByRole('heading', { name: word })).toBeVisible();
});

it('shows the reactions and the dye of each card', async () => {
  serverHas([
    aWordCard({
      languageCode: 'de',
      reactionSummary: {
        total: 1_234,
        top: [
          { kind: 'love', emoji: '❤️', count: 1_000 },
          { kind: 'fire', emoji: '🔥', count: 234 },
        ],
        mine: null,
      },
    }),
  ]);
  renderAppAt('/myWords');
  const reactions = await screen.findByRole('button', { name: 'React 1.2K' });
  expect(reactions).toHaveAccessibleDescription('Love 1K, Fire 234');
  await waitFor(() => {
    const style = screen.getByText('SPANISH').parentElement?.style;
    expect(style?.getPropertyValue('--dye')).toBe('var(--dye-weld)');
  });
});

it('asks for a page of cards once, and for nothing about its cards but the marks', async () => {
  const calls = serverWithCards(someWordCards(8));
  renderAppAt('/myWords');
  await screen.findByRole('heading', { name: 'palabra 8' });
  await waitFor(() => expect(calls).toContain('GET /api/favorites/7'));
  const cardCalls = calls.filter((call) => !/users|language|category/.test(call));
  expect(cardCalls).toHaveLength(2);
  expect(cardCalls).toContain('GET /api/view/my-words/7?page=1&size=8');
});

it('says that there are none, and where to find some', async () => {
  serverHas([]);
  renderAppAt('/myWords');
  expect(await screen.findByText('No words available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look up a word' })).toHaveAttribute('href', '/search');
});

it('stays silent about a failure and offers another try', async () => {
  network.use(http.get(API_PATHS.myWords(7), () => anApiError(), { once: true }));
  renderAppAt('/myWords');
  expect(await screen.findByText('These words are out of reach right now.')).toBeVisible();
  expect(screen.queryByText('No words available.')).not.toBeInTheDocument();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'palabra 1' })).toBeVisible();
});
