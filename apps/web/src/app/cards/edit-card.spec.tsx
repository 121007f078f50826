import { screen, waitFor } from '@testing-library/react';
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

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

async function openDialog() {
  renderAppAt('/myWords');
  const [menu] = await screen.findAllByRole('button', { name: 'Card menu' });
  await userEvent.click(menu ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Translation' }));
  await screen.findByRole('dialog', { name: 'Edit Translation' });
}

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}

it('stores the trimmed texts and shows them on the card', async () => {
  const sent: unknown[] = [];
  network.use(
    http.put(API_PATHS.translation(1), async ({ request }) => {
      sent.push(await request.clone().json());
      return undefined;
    }),
  );
  await openDialog();
  expect(screen.getByText('9/20')).toBeVisible();
  await retype('Translated word', ' la torre ');
  await retype('Description', 'Una torre');
  await save();
  expect(await screen.findByText('Translation updated!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'la torre' })).toHaveTextContent('Una torre');
  expect(sent).toEqual([
    {
      userId: 7,
      translatedWord: 'la torre',
      translatedDescription: 'Una torre',
      translatedExample: 'El faro se ve desde la playa.',
    },
  ]);
});

it('asks for every text', async () => {
  await openDialog();
  await retype('Translated word', '  ');
  await retype('Description', '');
  await retype('Example', ' ');
  await save();
  for (const message of [
    'Translated word is required',
    'Description is required',
    'Example is required',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
});

it.each([
  ['the server says', 'Only its owner can change this card', anApiError],
  ['is said of a call without an answer', 'Error updating translation.', () => Response.error()],
])('says what %s and keeps what was typed', async (_, message, answer) => {
  network.use(
    http.put(API_PATHS.translation(1), () =>
      answer({ statusCode: 403, code: 'card.not_owner', message }),
    ),
  );
  await openDialog();
  await retype('Translated word', 'mine');
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Translated word')).toHaveValue('mine');
});

it('changes and removes the results of a search as well', async () => {
  network.use(http.post(API_PATHS.saveMultiple, () => HttpResponse.json(someWordCards(1))));
  localStorage.setItem('multi_searchWord', 'owl');
  localStorage.setItem('multi_selectedLanguageCodes', '["es"]');
  localStorage.setItem('multi_selectedCategory', '1');
  renderAppAt('/search');
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  await screen.findByRole('dialog');
  await retype('Translated word', 'el búho');
  await save();
  expect(await screen.findByRole('heading', { name: 'el búho' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete “el búho”?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No words found')).toBeVisible();
});
