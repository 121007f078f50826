import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { aCategory, CATEGORIES } from '@wordloom/test-kit/a-category';
import { someWordCards } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { cardPage } from '@wordloom/test-kit/word-handlers';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { readRemembered, remember } from '#shared/storage/remembered.ts';
import { renderAppAt } from '../../../test/render-app.tsx';

let asked: string[];

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  asked = [];
  serverFinds(someWordCards(2));
});

function serverFinds(cards: WordCard[]) {
  network.use(
    http.get('*/api/view/search/:field/:value', ({ request, params }) => {
      const { searchParams } = new URL(request.url);
      const [field, value] = [String(params['field']), String(params['value'])];
      asked.push(`${field} ${value} page ${searchParams.get('page') ?? ''}`);
      return cardPage(searchParams, cards);
    }),
  );
}

const typeOf = (name: string) => screen.getByRole('radio', { name });
const firstWord = () => screen.findByRole('heading', { name: 'palabra 1' });

async function pick(name: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it.each([
  ['/filter', 'Language', 'lang es'],
  ['/filter?type=category', 'Category', 'categories 1'],
  ['/filter?type=description', 'Description', 'description Astro'],
  ['/filter?type=example', 'Example', 'example sol'],
  ['/filter?type=nonsense', 'Language', 'lang es'],
])('opens %s as %s and searches for %s while nothing is chosen', async (address, type, search) => {
  renderAppAt(address);
  expect(await firstWord()).toBeVisible();
  expect(typeOf(type)).toBeChecked();
  expect(asked).toEqual([`${search} page 1`]);
});

it('searches as soon as something is selected, and remembers it', async () => {
  renderAppAt('/filter');
  await firstWord();
  await pick('Language', 'German');
  await waitFor(() => expect(asked).toContain('lang de page 1'));
  expect(readRemembered('filterSelectedLang')).toBe('de');
  expect(await screen.findByText('in German', { exact: false })).toBeVisible();
});

it('opens as it was left', async () => {
  remember('filterType', 'category');
  remember('filterSelectedCategory', 3);
  renderAppAt('/filter');
  await firstWord();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Home');
  expect(asked).toEqual(['categories 3 page 1']);
});

it.each(['by the chooser', 'by a link'])(
  'forgets everything else when the type changes %s',
  async (way) => {
    remember('filterType', 'example');
    remember('filterInput', 'mar');
    remember('filterSelectedLang', 'de');
    renderAppAt(way === 'by a link' ? '/filter?type=description' : '/filter');
    await screen.findByRole('heading', { name: 'Filter words' });
    if (way === 'by the chooser') await userEvent.click(typeOf('Description'));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('');
    await waitFor(() => expect(asked).toContain('description Astro page 1'));
    expect(readRemembered('filterType')).toBe('description');
    expect(readRemembered('filterInput')).toBeNull();
    expect(readRemembered('filterSelectedLang')).toBeNull();
  },
);

it('applies a text that is not blank, when Search is pressed', async () => {
  renderAppAt('/filter?type=example');
  await firstWord();
  const box = screen.getByPlaceholderText('Enter example');
  await userEvent.type(box, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.clear(box);
  await userEvent.type(box, ' 100 % ');
  expect(asked).toEqual(['example sol page 1']);
  expect(readRemembered('filterInput')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(asked).toEqual(['example sol page 1', 'example 100 % page 1']));
  expect(readRemembered('filterInput')).toBe('100 %');
  expect(box).toHaveValue('100 %');
});

it('has one state behind the chooser and the four buttons', async () => {
  renderAppAt('/filter');
  await userEvent.click(await screen.findByRole('button', { name: 'Word Categories' }));
  await waitFor(() => expect(typeOf('Category')).toBeChecked());
  await userEvent.click(typeOf('Example'));
  expect(await screen.findByRole('button', { name: 'Word Example', pressed: true })).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: true, name: /^Word / })).toHaveLength(1);
});

it('fetches eight words a page, and starts at the first for another selection', async () => {
  serverFinds(someWordCards(20));
  const router = renderAppAt('/filter?type=language');
  await firstWord();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'palabra 9' })).toBeVisible();
  expect(router.state.location.search).toBe('?type=language&page=2');
  await pick('Language', 'French');
  expect(await firstWord()).toBeVisible();
  expect(router.state.location.search).toBe('?type=language&value=fr');
  expect(asked).toEqual(['lang es page 1', 'lang es page 2', 'lang fr page 1']);
});

it('keeps the type in the address when a page beyond the last is asked for', async () => {
  serverFinds(someWordCards(9));
  const router = renderAppAt('/filter?type=category&page=7');
  expect(await screen.findByRole('heading', { name: 'palabra 9' })).toBeVisible();
  expect(router.state.location.search).toBe('?type=category&page=2');
});

it('says that nothing was found, also when the search fails', async () => {
  network.use(http.get('*/api/view/search/:field/:value', () => anApiError()));
  renderAppAt('/filter');
  expect(await screen.findByText('No words found for the selected filter.')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

it('offers a new category and filters by it at once', async () => {
  const sea = aCategory({ id: 99, name: 'Sea' });
  let categories = CATEGORIES;
  network.use(
    http.get(API_PATHS.categories, () => HttpResponse.json(categories)),
    http.post(API_PATHS.categories, () => {
      categories = [...CATEGORIES, sea];
      return HttpResponse.json(sea, { status: 201 });
    }),
  );
  renderAppAt('/filter?type=category');
  await firstWord();
  await pick('Category', '+ Create new category');
  await userEvent.type(await screen.findByLabelText('New category name'), 'Sea{Enter}');
  await waitFor(() => expect(asked).toContain('categories 99 page 1'));
  expect(readRemembered('filterSelectedCategory')).toBe(99);
});
