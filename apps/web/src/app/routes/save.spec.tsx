import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { readRemembered } from '#shared/storage/remembered.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { stubObservers } from '../../../test/stub-observers.ts';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
});

const FIELDS = ['Word', 'Language', 'Category', 'Description', 'Example'] as const;

async function fill(name: (typeof FIELDS)[number]) {
  const field = await screen.findByLabelText(name);
  await userEvent.click(field);
  if (name === 'Word') await userEvent.paste('house');
  if (name === 'Language') await pick('Spanish');
  if (name === 'Category') await pick('Nature');
  if (name === 'Description') await userEvent.paste('Where one lives');
  if (name === 'Example') await userEvent.paste('My house is small.');
}

async function pick(option: string) {
  await userEvent.click(await screen.findByText(option));
}

async function fillAll() {
  for (const name of FIELDS) await fill(name);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('points at one missing thing at a time, in the order of the form, in a toast and at its field', async () => {
  renderAppAt('/save');
  await screen.findByRole('heading', { name: 'Save personal word' });
  const steps = [
    ['Word is required', 'Word'],
    ['Language is required', 'Language'],
    ['Category is required', 'Category'],
    ['Description is required', 'Description'],
    ['Example is required', 'Example'],
  ] as const;
  for (const [message, name] of steps) {
    await send();
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    await fill(name);
  }
  localStorage.removeItem('userId');
  await send();
  expect(await screen.findByText('User not found')).toBeVisible();
});

it.each([
  ['Word', 20, 'Word must be 20 characters or less'],
  ['Description', 100, 'Description must be 100 characters or less'],
  ['Example', 100, 'Example must be 100 characters or less'],
])(
  'complains of a %s beyond %i characters while one types, and cuts nothing off',
  async (...given) => {
    const [name, max, message] = given;
    renderAppAt('/save');
    const field = await screen.findByRole('textbox', { name });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(max + 1));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(field).toHaveValue('a'.repeat(max + 1));
    await userEvent.type(field, '{Backspace}');
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining('or less'));
  },
);

it('sends what was typed, shows the card and starts over', async () => {
  let sent: unknown;
  network.use(
    http.post(API_PATHS.saveSingle, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json([aWordCard({ translatedWord: 'casa' })]);
    }),
  );
  renderAppAt('/save');
  await fillAll();
  await userEvent.click(screen.getByRole('radio', { name: 'Public' }));
  expect(readRemembered('custom_selectedLanguage')).toBe('es');
  expect(readRemembered('custom_selectedCategory')).toBe(4);
  await send();
  expect(await screen.findByRole('heading', { name: 'casa' })).toBeVisible();
  expect(sent).toEqual({
    user: 7,
    word: 'house',
    languageCode: 'es',
    categoryId: 4,
    visibility: 'PUBLIC',
    description: 'Where one lives',
    example: 'My house is small.',
  });
  for (const name of FIELDS) expect(screen.getByLabelText(name)).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
  expect(readRemembered('custom_selectedLanguage')).toBeNull();
  expect(readRemembered('custom_selectedCategory')).toBeNull();
});

it.each([
  [
    'what the server says',
    { message: 'The category does not exist' },
    'The category does not exist',
  ],
  ['that it does not know', { message: '' }, 'Unknown error'],
])('says %s when the save fails, and keeps the form', async (_, error, message) => {
  network.use(http.post(API_PATHS.saveSingle, () => anApiError(error)));
  renderAppAt('/save');
  await fillAll();
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Word')).toHaveValue('house');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('forgets a remembered language that is not offered any more', async () => {
  localStorage.setItem('custom_selectedLanguage', 'xx');
  renderAppAt('/save');
  await screen.findByRole('heading', { name: 'Save personal word' });
  await fill('Word');
  await send();
  expect(await screen.findAllByText('Language is required')).toHaveLength(2);
});

it('saves all the same when the favorites cannot be fetched', async () => {
  network.use(http.get(API_PATHS.favoritesOf(7), () => anApiError()));
  renderAppAt('/save');
  await fillAll();
  await send();
  const card = await screen.findByRole('article', { name: 'house' });
  expect(within(card).getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});
