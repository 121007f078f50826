import { expect, type Page, type Route } from '@playwright/test';
import { choose, fillPersonalWord, fillSearch, frontCard, toast } from '../screen.ts';
import { slowSearch } from '../slow-search.ts';
import { asNewcomer, asWriter } from './people.ts';
import { LONG, never, open, type Screen } from './screen.ts';

const SAVE_MULTIPLE = '**/api/view/save/word/multiple';

async function search(page: Page): Promise<void> {
  await open('/search')(page);
  await fillSearch(page, {
    word: 'umbrella',
    languages: ['Spanish', 'English', 'German', 'French'],
    category: 'Objects',
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** The product's own answer to a search, all at once. */
async function cardsFor(route: Route): Promise<object[]> {
  const headers = { ...route.request().headers(), accept: 'application/json' };
  const answer = await route.fetch({ headers });
  return (await answer.json()) as object[];
}

/** Search and save. */
export const LOOKING_UP: readonly Screen[] = [
  { name: 'search', reach: open('/search', asNewcomer) },
  {
    name: 'search-error',
    reach: async (page) => {
      await open('/search', asNewcomer)(page);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(toast(page, 'Word is required')).toBeVisible();
    },
  },
  {
    name: 'search-languages',
    fullPage: false,
    reach: async (page) => {
      await open('/search', asNewcomer)(page);
      await choose(page, 'Languages', 'Spanish');
      await choose(page, 'Languages', 'German');
    },
  },
  {
    name: 'search-loading',
    reach: async (page) => {
      await asWriter(page);
      await page.route(SAVE_MULTIPLE, never);
      await search(page);
      await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
    },
  },
  {
    name: 'search-coming',
    reach: async (page) => {
      await asWriter(page);
      const provider = await slowSearch(page);
      await search(page);
      await provider.send({
        kind: 'translation',
        languageCode: 'de',
        translatedWord: 'der Regenschirm',
        translatedDescription: 'Er hält den Regen ab.',
        translatedExample: 'Nimm den Regenschirm mit, es regnet gleich.',
      });
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'search-failed',
    reach: async (page) => {
      await asWriter(page);
      await page.route(SAVE_MULTIPLE, async (route) => {
        const cards = (await cardsFor(route)).slice(0, 1);
        const missing = [
          { languageCode: 'en', reason: 'failed' },
          { languageCode: 'de', reason: 'unknown' },
          { languageCode: 'fr', reason: 'failed' },
        ];
        await route.fulfill({
          contentType: 'application/x-ndjson',
          body: `${JSON.stringify({ kind: 'done', cards, missing })}\n`,
        });
      });
      await search(page);
      await expect(page.getByRole('button', { name: 'Try all again' })).toBeVisible();
    },
  },
  {
    name: 'search-results',
    reach: async (page) => {
      await asWriter(page);
      await search(page);
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'search-long',
    reach: async (page) => {
      await asWriter(page);
      await page.route(SAVE_MULTIPLE, async (route) => {
        const cards = await cardsFor(route);
        await route.fulfill({ json: cards.map((card) => ({ ...card, ...LONG })) });
      });
      await search(page);
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'search-nothing',
    reach: async (page) => {
      await asWriter(page);
      await page.route(SAVE_MULTIPLE, (route) => route.fulfill({ json: [] }));
      await search(page);
      await expect(page.getByText('No words found')).toBeVisible();
    },
  },
  { name: 'save', reach: open('/save', asNewcomer) },
  {
    name: 'save-too-long',
    reach: async (page) => {
      await open('/save', asNewcomer)(page);
      await page.getByRole('textbox', { name: 'Word' }).fill('Fußbodenschleifmaschinenverleih');
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: '+ Create new category' }).click();
    },
  },
  {
    name: 'save-result',
    reach: async (page) => {
      await open('/save', asWriter)(page);
      await fillPersonalWord(page, {
        word: 'lighthouse',
        language: 'German',
        category: 'Places',
        description: 'A tower on the coast with a light for ships',
        example: 'From the lighthouse you see the whole island.',
        visibility: 'Public',
      });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(frontCard(page)).toBeVisible();
    },
  },
];
