import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { stubObservers } from '../../../test/stub-observers.ts';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));

function serverHas(...marked: number[]) {
  const asked: string[] = [];
  network.use(
    http.get(API_PATHS.favoritesOf(7), ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(
        marked.map((wordTranslationId) => ({ userId: 7, wordTranslationId })),
      );
    }),
  );
  return asked;
}

it('marks the cards of the one list of favourites, and asks for it once a visit', async () => {
  const asked = serverHas(2);
  const router = renderAppAt('/myWords');
  const second = await card('palabra 2');
  const heart = await second.findByRole('button', { name: 'Remove from favorites' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { name: 'Add to favorites' })).toHaveLength(2);
  await router.navigate('/search');
  await screen.findByRole('heading', { name: /IA/ });
  await router.navigate('/myWords');
  await card('palabra 2');
  expect(asked).toHaveLength(1);
});

it('marks nothing and says nothing when the favorites cannot be loaded', async () => {
  const asked = Promise.withResolvers<undefined>();
  network.use(
    http.get(API_PATHS.favoritesOf(7), () => {
      asked.resolve(undefined);
      return anApiError();
    }),
  );
  renderAppAt('/myWords');
  await card('palabra 1');
  await asked.promise;
  expect(screen.getAllByRole('button', { name: 'Add to favorites' })).toHaveLength(3);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('adds and removes with one press each, and says so', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post(API_PATHS.favorites, async ({ request }) => {
      sent.push(await request.clone().json());
      return undefined;
    }),
  );
  renderAppAt('/myWords');
  const first = await card('palabra 1');
  await userEvent.click(first.getByRole('button', { name: 'Add to favorites' }));
  expect(await screen.findByText('Added to favorites 🧡')).toBeVisible();
  await userEvent.click(first.getByRole('button', { name: 'Remove from favorites' }));
  expect(await screen.findByText('Removed from favorites 💔')).toBeVisible();
  expect(first.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(sent).toEqual([{ userId: 7, wordTranslationId: 1 }]);
});

it.each([
  ['Add to favorites', [], 'Failed to add to favorites ❌'],
  ['Remove from favorites', [1], 'Failed to remove from favorites ❌'],
])('takes "%s" back when the server does not', async (name, marked, message) => {
  serverHas(...marked);
  network.use(
    http.post(API_PATHS.favorites, () => anApiError()),
    http.delete(API_PATHS.favorite(7, 1), () => anApiError()),
  );
  renderAppAt('/myWords');
  const first = await card('palabra 1');
  await userEvent.click(await first.findByRole('button', { name }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await first.findByRole('button', { name })).toBeVisible();
});

it('passes over a failure in silence among the results of a search', async () => {
  network.use(
    http.post(API_PATHS.favorites, () => anApiError()),
    http.post(API_PATHS.saveMultiple, () => HttpResponse.json(someWordCards(1))),
  );
  localStorage.setItem('multi_searchWord', 'owl');
  localStorage.setItem('multi_selectedLanguageCodes', '["es"]');
  localStorage.setItem('multi_selectedCategory', '1');
  renderAppAt('/search');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const found = await card('palabra 1');
  await userEvent.click(found.getByRole('button', { name: 'Add to favorites' }));
  expect(await found.findByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(screen.queryByText(/Failed/)).not.toBeInTheDocument();
});

it('passes over a failure in silence among the words of a filter', async () => {
  network.use(http.post(API_PATHS.favorites, () => anApiError()));
  renderAppAt('/filter?type=language');
  const found = await card('palabra 1');
  await userEvent.click(found.getByRole('button', { name: 'Add to favorites' }));
  expect(await found.findByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(screen.queryByText(/Failed/)).not.toBeInTheDocument();
});

it('needs to know who marks', async () => {
  localStorage.removeItem('userId');
  network.use(http.get(API_PATHS.view, () => HttpResponse.json(someWordCards(1))));
  renderAppAt('/words');
  const first = await card('palabra 1');
  await userEvent.click(first.getByRole('button', { name: 'Add to favorites' }));
  expect(await screen.findByText('Usuario no autenticado.')).toBeVisible();
});
