import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anImageCredit, someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { serverWithCards } from '../../../test/server-with-cards.ts';
import { stubObservers } from '../../../test/stub-observers.ts';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
});

const forbidden = () =>
  anApiError({
    statusCode: 403,
    code: 'card.not_owner',
    message: 'Only its owner can change this card',
  });

async function choose(entry: string, word = 'palabra 1') {
  const card = await screen.findByRole('article', { name: word });
  await userEvent.click(within(card).getByRole('button', { name: 'Card menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('offers what one can do with a card, and is worked with the keyboard', async () => {
  renderAppAt('/myWords');
  const [button] = await screen.findAllByRole('button', { name: 'Card menu' });
  button?.focus();
  await userEvent.keyboard('{Enter}');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Change Image',
    'Edit Translation',
    'Share word card',
    'Delete Card',
  ]);
  await waitFor(() => expect(entries[0]).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(entries[1]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('changes the picture of the card', async () => {
  renderAppAt('/myWords');
  await choose('Change Image', 'palabra 2');
  expect(await screen.findByText('Image updated successfully 📷')).toBeVisible();
  const picture = screen.getByRole('article', { name: 'palabra 2' }).querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/pictures/another-2.svg');
});

it('shows whose photo the new picture is, and no longer whose the old one was', async () => {
  const [drawn, other] = [anImageCredit(), anImageCredit({ author: 'Ben Roth' })];
  serverWithCards(someWordCards(1, { imageCredit: drawn }));
  const answers = [{ imageCredit: other }, {}];
  network.use(
    http.post(API_PATHS.changeImage(1), () =>
      HttpResponse.json({ message: '/api/pictures/another.webp', ...answers.shift() }),
    ),
  );
  renderAppAt('/myWords');
  expect(await screen.findByRole('link', { name: 'Ana Lima' })).toBeVisible();
  await choose('Change Image');
  expect(await screen.findByRole('link', { name: 'Ben Roth' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana Lima' })).not.toBeInTheDocument();
  await choose('Change Image');
  await waitFor(() => expect(screen.queryByTitle(/Photo by/)).not.toBeInTheDocument());
});

it('says that the picture did not change', async () => {
  network.use(http.post(API_PATHS.changeImage(1), forbidden));
  renderAppAt('/myWords');
  await choose('Change Image');
  expect(await screen.findByText('Failed to change image')).toBeVisible();
});

it('asks before it deletes, takes the card out and fills the page again', async () => {
  const cards = someWordCards(9);
  serverWithCards(cards);
  network.use(
    http.delete(API_PATHS.translation(3), () => {
      cards.splice(2, 1);
      return undefined;
    }),
  );
  renderAppAt('/myWords');
  await choose('Delete Card', 'palabra 3');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “palabra 3”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Translation deleted!')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'palabra 9' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'palabra 3' })).not.toBeInTheDocument();
  expect(screen.getByText('8 words')).toBeVisible();
});

it.each([
  ['what the server says', forbidden, 'Only its owner can change this card'],
  ['that it failed', () => Response.error(), 'Error deleting translation.'],
])('keeps a card that cannot be deleted and says %s', async (_, answer, message) => {
  network.use(http.delete(API_PATHS.translation(1), answer));
  renderAppAt('/myWords');
  await choose('Delete Card');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('article', { name: 'palabra 1' })).toBeVisible();
});
