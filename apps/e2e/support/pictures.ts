import { expect, type Page } from '@playwright/test';
import { register, signInDirectly, type Learner } from './learner.ts';
import { DEMO } from './product.ts';
import {
  choose,
  fillPersonalWord,
  fillSearch,
  frontCard,
  openNavigation,
  toast,
} from './screen.ts';

/** One picture: how to get there with a fresh browser. */
export interface Picture {
  name: string;
  take: (page: Page) => Promise<void>;
  /** The whole page unless said otherwise: dialogs and toasts stand on the window. */
  fullPage?: boolean;
}

const open = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** A card with the longest words the limits allow, in a language that makes them. */
const LONG = {
  translatedWord: 'Rinderkennzeichnungs­',
  originalWord: 'cattle identification',
  translatedDescription:
    'Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ist sehr lang.',
  translatedExample:
    'Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz galt bis ins Jahr 2013 hinein.',
};

let writer: Promise<Learner> | undefined;

/** A learner with a page and more of words, made once for all pictures. */
function learnerWithWords(page: Page): Promise<Learner> {
  writer ??= (async () => {
    const learner = await register(page.request);
    const { token, userId } = await signInDirectly(page, learner);
    const headers = { Authorization: `Bearer ${token}` };
    const lookups: [word: string, category: string, languageCodes: string[]][] = [
      ['house', 'Home', ['es', 'de', 'fr', 'it']],
      ['butterfly', 'Animals', ['es', 'de', 'fr', 'pt']],
      ['umbrella', 'Objects', ['de', 'es']],
    ];
    const categories = (await (await page.request.get('/api/category', { headers })).json()) as {
      id: number;
      name: string;
    }[];
    for (const [word, category, languageCodes] of lookups) {
      const categoryId = categories.find(({ name }) => name === category)?.id;
      const answer = await page.request.post('/api/view/save/word/multiple', {
        headers,
        data: { userId, word, categoryId, languageCodes },
      });
      expect(answer.ok()).toBe(true);
    }
    return learner;
  })();
  return writer;
}

async function asWriter(page: Page): Promise<void> {
  await signInDirectly(page, await learnerWithWords(page));
}

async function asNewcomer(page: Page): Promise<void> {
  await signInDirectly(page, await register(page.request));
}

async function search(page: Page): Promise<void> {
  await fillSearch(page, {
    word: 'umbrella',
    languages: ['Spanish', 'English', 'German', 'French'],
    category: 'Objects',
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Never answers, so that what is shown meanwhile stands still. */
const never = () => new Promise<never>(() => undefined);

export const PICTURES: readonly Picture[] = [
  { name: 'login', take: open('/login') },
  {
    name: 'login-wrong-password',
    fullPage: false,
    take: async (page) => {
      await open('/login')(page);
      await page.getByLabel('E-mail').fill(DEMO.email);
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(toast(page, 'Wrong e-mail or password')).toBeVisible();
    },
  },
  { name: 'register', take: open('/register') },
  {
    name: 'register-taken',
    take: async (page) => {
      await open('/register')(page);
      await page.getByLabel('Username').fill(DEMO.username);
      await page.getByLabel('E-mail').fill('somebody@wordloom.test');
      await page.getByLabel('Password', { exact: true }).fill('threads-and-words');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(toast(page, 'This username is taken')).toBeVisible();
    },
  },
  { name: 'verification-success', take: open('/email-verification?status=success') },
  { name: 'verification-already', take: open('/email-verification?status=already') },
  { name: 'verification-invalid', take: open('/email-verification?status=no') },
  { name: 'not-found', take: open('/no/such/page') },
  {
    name: 'mailbox',
    take: async (page) => {
      await register(page.request);
      await open('/dev/mailbox')(page);
    },
  },
  {
    name: 'mail',
    take: async (page) => {
      await register(page.request);
      await page.goto('/dev/mailbox');
      await page.getByRole('link', { name: 'Confirm your e-mail' }).first().click();
      await expect(
        page.getByTitle('The mail as it looks').contentFrame().locator('h1'),
      ).toBeVisible();
    },
  },
  {
    name: 'home',
    take: async (page) => {
      await asWriter(page);
      await open('/home')(page);
      await expect(page.getByRole('heading', { name: /^Hello, \w/ })).toBeVisible();
    },
  },
  {
    name: 'home-loading',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/users/**', never);
      await open('/home')(page);
    },
  },
  {
    name: 'navigation',
    fullPage: false,
    take: async (page) => {
      await asWriter(page);
      await open('/myWords')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await openNavigation(page);
    },
  },
  {
    name: 'search',
    take: async (page) => {
      await asNewcomer(page);
      await open('/search')(page);
    },
  },
  {
    name: 'search-error',
    take: async (page) => {
      await asNewcomer(page);
      await open('/search')(page);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(toast(page, 'Word is required')).toBeVisible();
    },
  },
  {
    name: 'search-languages',
    fullPage: false,
    take: async (page) => {
      await asNewcomer(page);
      await open('/search')(page);
      await choose(page, 'Languages', 'Spanish');
      await choose(page, 'Languages', 'German');
    },
  },
  {
    name: 'search-loading',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/save/word/multiple', never);
      await open('/search')(page);
      await search(page);
      await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
    },
  },
  {
    name: 'search-results',
    take: async (page) => {
      await asWriter(page);
      await open('/search')(page);
      await search(page);
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'search-nothing',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/save/word/multiple', (route) => route.fulfill({ json: [] }));
      await open('/search')(page);
      await search(page);
      await expect(page.getByText('No words found')).toBeVisible();
    },
  },
  {
    name: 'save',
    take: async (page) => {
      await asNewcomer(page);
      await open('/save')(page);
    },
  },
  {
    name: 'save-too-long',
    take: async (page) => {
      await asNewcomer(page);
      await open('/save')(page);
      await page.getByRole('textbox', { name: 'Word' }).fill('Fußbodenschleifmaschinenverleih');
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: '+ Create new category' }).click();
    },
  },
  {
    name: 'save-result',
    take: async (page) => {
      await asWriter(page);
      await open('/save')(page);
      await fillPersonalWord(page, {
        word: 'lighthouse',
        language: 'German',
        category: 'Places',
        description: 'A tower on the coast with a light for ships',
        example: 'From the lighthouse you see the whole island.',
      });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'my-words',
    take: async (page) => {
      await asWriter(page);
      await open('/myWords')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'my-words-long',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/my-words/**', async (route) => {
        const answer = await route.fetch();
        const cards = (await answer.json()) as Record<string, unknown>[];
        await route.fulfill({
          response: answer,
          json: cards.map((card, index) => (index % 2 ? card : { ...card, ...LONG })),
        });
      });
      await open('/myWords')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'my-words-empty',
    take: async (page) => {
      await asNewcomer(page);
      await open('/myWords')(page);
      await expect(page.getByText('No words available.')).toBeVisible();
    },
  },
  {
    name: 'my-words-loading',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/my-words/**', never);
      await open('/myWords')(page);
    },
  },
  {
    name: 'my-words-error',
    take: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/my-words/**', (route) => route.fulfill({ status: 400 }));
      await open('/myWords')(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
