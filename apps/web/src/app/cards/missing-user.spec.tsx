import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { stubObservers } from '../../../test/stub-observers.ts';

let changes: string[];

beforeEach(async () => {
  stubObservers();
  storeSession({ token: 'a-token', userId: 7 });
  network.use(http.get(API_PATHS.view, () => HttpResponse.json(someWordCards(1))));
  changes = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') changes.push(request.url);
  });
  renderAppAt('/words');
  await screen.findByRole('article');
});

async function choose(entry: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Card menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('refuses a reaction when it is not known whose it is', async () => {
  localStorage.removeItem('userId');
  await userEvent.click(screen.getByRole('button', { name: /^React/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Love/ }));
  expect(await screen.findByText('User not authenticated.')).toBeVisible();
  expect(changes).toEqual([]);
});

it('refuses to delete a card when it is not known who deletes it', async () => {
  localStorage.removeItem('userId');
  await choose('Delete Card');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('User not authenticated.')).toBeVisible();
  expect(changes).toEqual([]);
});

it('refuses to store texts when it is not known who changed them', async () => {
  localStorage.removeItem('userId');
  await choose('Edit Translation');
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  expect(changes).toEqual([]);
});

it('refuses to change a picture without a token', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Card menu' }));
  const entry = await screen.findByRole('menuitem', { name: 'Change Image' });
  localStorage.removeItem('token');
  await userEvent.click(entry);
  await waitFor(() => expect(screen.getByText('User not authenticated.')).toBeVisible());
  expect(changes).toEqual([]);
});
