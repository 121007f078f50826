import type { Page } from '@playwright/test';
import {
  ask,
  categoryId,
  markFavorite,
  react,
  saveCard,
  somebodyElse,
  type SavedCard,
  type Writer,
} from '../cards.ts';
import { register, signInDirectly, type Learner } from '../learner.ts';

// Made once for all screens: none of them changes what belongs to these two.
let writer: Promise<Learner> | undefined;
let beginner: Promise<Learner> | undefined;

const LOOKUPS: [word: string, category: string, languageCodes: string[]][] = [
  ['house', 'Home', ['es', 'de', 'fr', 'it']],
  ['butterfly', 'Animals', ['es', 'de', 'fr', 'pt']],
  ['umbrella', 'Objects', ['de', 'es']],
];

/** A learner with two pages of words, favourites and reactions. */
function learnerWithWords(page: Page): Promise<Learner> {
  writer ??= (async () => {
    const learner = await register(page.request);
    const session = await signInDirectly(page, learner);
    const self: Writer = { ...session, request: page.request };
    for (const [word, category, languageCodes] of LOOKUPS) {
      await page.request.post('/api/view/save/word/multiple', {
        headers: { Authorization: `Bearer ${session.token}` },
        data: {
          userId: session.userId,
          word,
          languageCodes,
          categoryId: await categoryId(self, category),
        },
      });
    }
    await decorate(self);
    return learner;
  })();
  return writer;
}

/** Favourites, reactions and one word for everybody. */
async function decorate(self: Writer): Promise<void> {
  const mine = await ask<SavedCard[]>(self, `/api/view/my-words/${String(self.userId)}`);
  for (const card of mine.slice(0, 3)) await markFavorite(self, card);
  const shown = await saveCard(self, {
    word: 'lighthouse',
    languageCode: 'de',
    category: 'Places',
    description: 'A tower on the coast with a light for ships',
    example: 'From the lighthouse you see the whole island.',
    visibility: 'PUBLIC',
  });
  const guest = await somebodyElse(self.request);
  await react(guest, shown, 'love');
  await react(self, shown, 'fire');
}

export async function asWriter(page: Page): Promise<void> {
  await signInDirectly(page, await learnerWithWords(page));
}

export async function asNewcomer(page: Page): Promise<void> {
  beginner ??= register(page.request);
  await signInDirectly(page, await beginner);
}
