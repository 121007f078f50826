import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { SaveMultiple } from '@wordloom/contracts/save-words';
import { aSearchStream, aTranslation } from '@wordloom/test-kit/a-search-stream';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { remember } from '#shared/storage/remembered.ts';
import { renderAppAt } from '../../../test/render-app.tsx';
import { stubObservers } from '../../../test/stub-observers.ts';

const SPANISH = aWordCard({ wordTranslationId: 1, translatedWord: 'la lechuza' });
const GERMAN = aWordCard({
  wordTranslationId: 2,
  translatedWord: 'die Eule',
  languageCode: 'de',
  languageName: 'german',
});

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  stubObservers();
  remember('multi_searchWord', 'owl');
  remember('multi_selectedLanguageCodes', ['es', 'de']);
  remember('multi_selectedCategory', 1);
});

/** Presses Search for "owl" in Spanish and German; each search is answered by the next of `answers`. */
async function search(...answers: (() => Response)[]) {
  const asked: string[][] = [];
  network.use(
    http.post(API_PATHS.saveMultiple, async ({ request }) => {
      const { languageCodes } = (await request.clone().json()) as SaveMultiple;
      asked.push(languageCodes);
      return answers[asked.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  renderAppAt('/search');
  await screen.findAllByRole('button', { name: /^Remove/ });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('region', { name: 'Searched languages' });
  return asked;
}

const progress = () => within(screen.getByRole('region', { name: 'Searched languages' }));
const states = () =>
  progress()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const said = () => progress().getByRole('status').textContent;
const results = () =>
  within(screen.getByRole('region', { name: 'Results' }))
    .getAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent);
const tryAgain = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows each language as it comes, in the order asked for', async () => {
  const stream = aSearchStream();
  await search(() => stream.response);
  expect(states()).toEqual(['Spanish: searching', 'German: searching']);
  expect(screen.getByText('Loading...')).toBeInTheDocument();

  await stream.send(aTranslation('es', 'la lechuza'));
  const coming = await screen.findByRole('article', { name: 'la lechuza' });
  expect(coming).toHaveAttribute('aria-busy', 'true');
  expect(within(coming).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(states()).toEqual(['Spanish: found', 'German: searching']);
  expect(said()).toBe('Spanish: found.');

  await stream.send({ kind: 'card', card: GERMAN });
  await waitFor(() => expect(results()).toEqual(['la lechuza', 'die Eule']));
  expect(said()).toBe('German: found.');

  await stream.send({ kind: 'done', cards: [SPANISH, GERMAN], missing: [] });
  await stream.end();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Searching…' })).toBeNull());
  expect(results()).toEqual(['la lechuza', 'die Eule']);
  expect(document.querySelector('article[aria-busy]')).toBeNull();
});

it('tries the language that failed again, once, and keeps the others', async () => {
  const first = aSearchStream();
  const second = aSearchStream();
  const asked = await search(
    () => first.response,
    () => second.response,
  );
  const missing = [{ languageCode: 'de', reason: 'failed' as const }];
  await first.send({ kind: 'done', cards: [SPANISH], missing });
  await first.end();
  const button = await screen.findByRole('button', { name: 'Try again in German' });
  expect(screen.queryByRole('button', { name: 'Try all again' })).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Search' });
  await userEvent.dblClick(button);
  expect(states()).toEqual(['Spanish: found', 'German: searching']);
  expect(progress().getByText('German').closest('li')).toHaveFocus();
  expect(results()).toEqual(['la lechuza']);

  await second.send({ kind: 'done', cards: [GERMAN], missing: [] });
  await second.end();
  await waitFor(() => expect(results()).toEqual(['la lechuza', 'die Eule']));
  expect(states()).toEqual(['Spanish: found', 'German: found']);
  expect(asked).toEqual([['es', 'de'], ['de']]);
});

it('takes one try at a time', async () => {
  const second = aSearchStream();
  const asked = await search(
    () => HttpResponse.json([]),
    () => second.response,
  );
  await screen.findByRole('button', { name: 'Search' });
  await tryAgain('Try again in German');
  expect(states()).toEqual(['Spanish: failed', 'German: searching']);
  await tryAgain('Try again in Spanish');
  await second.send({ kind: 'done', cards: [GERMAN], missing: [] });
  await second.end();
  expect(await screen.findByRole('article', { name: 'die Eule' })).toBeVisible();
  expect(states()).toEqual(['Spanish: failed', 'German: found']);
  expect(asked).toEqual([['es', 'de'], ['de']]);
});

it('offers no second try where there is no translation', async () => {
  const stream = aSearchStream();
  await search(() => stream.response);
  const missing = [{ languageCode: 'de', reason: 'unknown' as const }];
  await stream.send({ kind: 'done', cards: [SPANISH], missing });
  await stream.end();
  await waitFor(() => expect(states()).toEqual(['Spanish: found', 'German: no translation']));
  expect(said()).toBe('Spanish: found. German: no translation.');
  expect(screen.queryByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
});

it('takes a language that an array of cards leaves out for a failed one', async () => {
  await search(() => HttpResponse.json([GERMAN]));
  expect(await screen.findByRole('article', { name: 'die Eule' })).toBeVisible();
  expect(states()).toEqual(['Spanish: failed', 'German: found']);
});

it.each([502, 503, 429])(
  'shows every language as failed after a %i, without a toast',
  async (statusCode) => {
    const refusal = () =>
      anApiError({ statusCode, code: 'translator.unavailable', message: 'Later' });
    const asked = await search(refusal, () => HttpResponse.json([SPANISH, GERMAN]));
    expect(await screen.findByText('No words found')).toBeVisible();
    expect(states()).toEqual(['Spanish: failed', 'German: failed']);
    expect(screen.queryByText('Later')).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Search' });
    await tryAgain('Try all again');
    await waitFor(() => expect(states()).toEqual(['Spanish: found', 'German: found']));
    expect(screen.queryByText('No words found')).not.toBeInTheDocument();
    expect(asked).toEqual([
      ['es', 'de'],
      ['es', 'de'],
    ]);
  },
);

it('says when one may search again', async () => {
  await search(() => {
    const refusal = anApiError({ statusCode: 429, code: 'rate.limited' });
    refusal.headers.set('Retry-After', '61');
    return refusal;
  });
  const sentence = 'Too many searches. Try again in 2 minutes.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(said()).toBe(`Spanish, German: failed. ${sentence}`);
});

it('keeps the cards that were there when the connection is lost', async () => {
  const stream = aSearchStream();
  await search(() => stream.response);
  await stream.send({ kind: 'card', card: SPANISH });
  await stream.send(aTranslation('de', 'die Eule'));
  await waitFor(() => expect(results()).toEqual(['la lechuza', 'die Eule']));
  await stream.breakOff();
  await waitFor(() => expect(states()).toEqual(['Spanish: found', 'German: failed']));
  expect(results()).toEqual(['la lechuza']);
});

it('does not bring back a card that was deleted while the others were on their way', async () => {
  const stream = aSearchStream();
  await search(() => stream.response);
  await stream.send({ kind: 'card', card: SPANISH });
  const card = await screen.findByRole('article', { name: 'la lechuza' });
  await userEvent.click(within(card).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  await stream.send({ kind: 'done', cards: [SPANISH, GERMAN], missing: [] });
  await stream.end();
  expect(await screen.findByRole('article', { name: 'die Eule' })).toBeVisible();
  expect(results()).toEqual(['die Eule']);
});
