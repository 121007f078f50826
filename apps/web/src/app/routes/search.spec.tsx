import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { readRemembered, remember } from '#shared/storage/remembered.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { stubObservers } from '../../../test/stub-observers.ts';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
});

const open = async () => {
  renderAppAt('/search');
  await screen.findByRole('heading', { name: 'Search or save words with IA' });
};
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));

async function choose(name: string, ...options: string[]) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  for (const option of options) {
    await userEvent.click(await screen.findByText(option));
  }
}

async function fillAndSearch() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Word' }), 'owl');
  await choose('Languages', 'Spanish', 'German');
  await choose('Category', 'Animals');
  await search();
}

it('asks for the word, a language and a category, one after the other', async () => {
  await open();
  await search();
  expect(await screen.findAllByText('Word is required')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: 'Word' }), 'owl');
  await search();
  expect(await screen.findAllByText('At least one language is required')).toHaveLength(2);
  await choose('Languages', 'Spanish');
  await search();
  expect(await screen.findAllByText('Category is required')).toHaveLength(2);
});

it('refuses a fifth language with a toast', async () => {
  await open();
  await choose('Languages', 'Spanish', 'English', 'German', 'French');
  await userEvent.click(screen.getByRole('option', { name: 'Italian' }));
  expect(await screen.findByText('❌ Only 4 languages max')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4);
  expect(readRemembered('multi_selectedLanguageCodes')).toEqual(['es', 'en', 'de', 'fr']);
});

it('sends one search, however often it is pressed, and shows a card for each language', async () => {
  const searches: unknown[] = [];
  const answer = Promise.withResolvers<undefined>();
  network.use(
    http.post(API_PATHS.saveMultiple, async ({ request }) => {
      searches.push(await request.clone().json());
      await answer.promise;
      return undefined;
    }),
  );
  await open();
  await fillAndSearch();
  await userEvent.click(screen.getByRole('button', { name: 'Searching…' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Word' }), '{Enter}');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  answer.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'owl (es)' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(2);
  expect(searches).toEqual([
    { userId: 7, word: 'owl', categoryId: 1, languageCodes: ['es', 'de'] },
  ]);
});

it.each([
  ['there is nothing', () => HttpResponse.json([])],
  ['the search fails', () => anApiError({ statusCode: 404, code: 'translation.not_found' })],
])('says "No words found" and nothing else when %s', async (_, answer) => {
  network.use(http.post(API_PATHS.saveMultiple, answer));
  await open();
  await fillAndSearch();
  expect(await screen.findByText('No words found')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('offers the nearest words when one is not known, and looks the chosen one up', async () => {
  const asked: string[] = [];
  network.use(
    http.post(API_PATHS.saveMultiple, async ({ request }) => {
      const { word } = (await request.clone().json()) as { word: string };
      asked.push(word);
      if (asked.length > 1) return undefined;
      const details = [{ path: 'word', message: 'bowl' }];
      return anApiError({ statusCode: 404, code: 'translation.not_found', details });
    }),
  );
  await open();
  await fillAndSearch();
  const offer = await screen.findByRole('group', { name: 'Did you mean …?' });
  await userEvent.click(within(offer).getByRole('button', { name: 'bowl' }));
  expect(await screen.findByRole('heading', { name: 'bowl (es)' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Word' })).toHaveValue('bowl');
  expect(asked).toEqual(['owl', 'bowl']);
});

it('remembers the search for the next visit', async () => {
  remember('multi_searchWord', 'owl');
  remember('multi_selectedLanguageCodes', ['de', 'gone']);
  remember('multi_selectedCategory', 2);
  await open();
  expect(screen.getByRole('textbox', { name: 'Word' })).toHaveValue('owl');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Food'),
  );
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  await search();
  expect(await screen.findByRole('heading', { name: 'owl (de)' })).toBeVisible();
});

it('shows the languages that were found when another one was skipped', async () => {
  const [found] = someWordCards(1);
  network.use(http.post(API_PATHS.saveMultiple, () => HttpResponse.json([found])));
  await open();
  await fillAndSearch();
  expect(await screen.findByRole('heading', { name: 'palabra 1' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it.each([API_PATHS.languages, API_PATHS.categories])(
  'says nothing when %s cannot be loaded',
  async (path) => {
    const asked = Promise.withResolvers<undefined>();
    network.use(
      http.get(path, () => {
        asked.resolve(undefined);
        return anApiError();
      }),
    );
    await open();
    await asked.promise;
    const name = path === API_PATHS.languages ? 'Languages' : 'Category';
    await userEvent.click(screen.getByRole('combobox', { name }));
    expect(await screen.findByText('No option found.')).toBeVisible();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  },
);
