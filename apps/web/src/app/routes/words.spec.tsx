import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { network } from '@wordloom/test-kit/network';
import { cardPage } from '@wordloom/test-kit/word-handlers';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

it('fetches all words eight a page, below the featured languages and the shortcuts', async () => {
  const asked: string[] = [];
  network.use(
    http.get(API_PATHS.view, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return cardPage(searchParams, someWordCards(9));
    }),
  );
  renderAppAt('/words');
  expect(await screen.findByText('Loading words...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'palabra 1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Words in all languages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search with IA' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'palabra 9' })).toBeVisible();
  expect(asked).toEqual(['?page=1&size=8', '?page=2&size=8']);
});

it('leads from a featured language to the filter with that language', async () => {
  renderAppAt('/words');
  await userEvent.click(await screen.findByRole('link', { name: /Words in German/ }));
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveValue('German');
});

it('says that there are no words', async () => {
  network.use(http.get(API_PATHS.view, () => HttpResponse.json([])));
  renderAppAt('/words');
  expect(await screen.findByText('No words available.')).toBeVisible();
});

it('is led to from home', async () => {
  renderAppAt('/home');
  const link = await screen.findByRole('link', { name: /Words in all languages/ });
  expect(link).toHaveAttribute('href', '/words');
});
