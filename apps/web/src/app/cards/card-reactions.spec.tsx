import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { Reaction } from '@wordloom/contracts/reactions';
import { aReaction } from '@wordloom/test-kit/a-reaction';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { summariseReactions } from '#entities/reaction/model/summarise-reactions.ts';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { serverWithCards } from '../../../test/server-with-cards.ts';
import { stubObservers } from '../../../test/stub-observers.ts';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
});

/** Opens the picker of a card whose reactions the server has as `before`, and as `after` from then on. */
async function openPicker(before: Reaction[], after: Reaction[]) {
  const calls = serverWithCards([aWordCard({ reactionSummary: summariseReactions(before, 7) })]);
  network.use(http.get(API_PATHS.reactionsOfCard(1), () => HttpResponse.json(after)));
  renderAppAt('/myWords');
  const button = await screen.findByRole('button', { name: /^React/ });
  await userEvent.click(button);
  await screen.findByRole('toolbar');
  return { button, calls };
}

const changes = (calls: string[]) => calls.filter((call) => call.includes('reactions'));
const theirs = aReaction({ id: 2, userId: 8, kind: 'like' });

it('gives a card a reaction, closes, and counts them all again', async () => {
  const { button, calls } = await openPicker([theirs], [theirs, aReaction({ kind: 'love' })]);
  await userEvent.click(screen.getByRole('button', { name: /Love/ }));
  await waitFor(() => expect(button).toHaveAccessibleName('React 2'));
  expect(button).toHaveAccessibleDescription(/Yours: Love/);
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  expect(changes(calls)).toEqual(['POST /api/reactions', 'GET /api/reactions/word/1']);
});

it('takes the reaction back that is chosen again', async () => {
  const { button, calls } = await openPicker([theirs, aReaction({ id: 5 })], [theirs]);
  const love = screen.getByRole('button', { name: /Love/ });
  expect(love).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(love);
  await waitFor(() => expect(button).toHaveAccessibleName('React 1'));
  expect(changes(calls)).toEqual(['DELETE /api/reactions/5', 'GET /api/reactions/word/1']);
});

it('keeps one reaction when another is chosen', async () => {
  const { button } = await openPicker([aReaction()], [aReaction({ kind: 'fire' })]);
  await userEvent.click(screen.getByRole('button', { name: /Fire/ }));
  await waitFor(() => expect(button).toHaveAccessibleDescription(/Yours: Fire/));
  expect(button).toHaveAccessibleName('React 1');
});

it('goes back without a word when the server refuses', async () => {
  network.use(http.post(API_PATHS.reactions, () => anApiError()));
  const { button, calls } = await openPicker([theirs], [theirs]);
  await userEvent.click(screen.getByRole('button', { name: /Love/ }));
  await waitFor(() => expect(changes(calls)).toContain('GET /api/reactions/word/1'));
  await waitFor(() => expect(button).toHaveAccessibleName('React 1'));
  expect(button).not.toHaveAccessibleDescription(/Yours/);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('takes back what was taken back without a word when the server refuses', async () => {
  network.use(http.delete(API_PATHS.reaction(5), () => anApiError()));
  const before = [theirs, aReaction({ id: 5 })];
  const { button, calls } = await openPicker(before, before);
  await userEvent.click(screen.getByRole('button', { name: /Love/ }));
  await waitFor(() => expect(changes(calls)).toContain('GET /api/reactions/word/1'));
  await waitFor(() => expect(button).toHaveAccessibleName('React 2'));
  expect(button).toHaveAccessibleDescription(/Yours: Love/);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('keeps its own count without a word when the reactions cannot be counted again', async () => {
  network.use(http.get(API_PATHS.reactionsOfCard(1), () => anApiError()));
  serverWithCards([aWordCard({ reactionSummary: summariseReactions([theirs], 7) })]);
  renderAppAt('/myWords');
  const button = await screen.findByRole('button', { name: /^React/ });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: /Love/ }));
  await waitFor(() => expect(button).toHaveAccessibleName('React 2'));
  expect(button).toHaveAccessibleDescription(/Yours: Love/);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});
