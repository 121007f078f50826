import { expect, type Page, type Route } from '@playwright/test';

/** One state of the product worth looking at and measuring: how to get there with an empty browser. */
export interface Screen {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** Photographed as a whole page unless said otherwise: dialogs and toasts stand on the window. */
  fullPage?: boolean;
}

/** Goes to an address and waits for its heading, of the living screen where one came drawn. */
export const open =
  (address: string, who?: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await who?.(page);
    await page.goto(address);
    await expect(page.locator('#root[inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** Never answers, so that what is shown meanwhile stands still. */
export const never = () => new Promise<never>(() => undefined);

export const refuse = (route: Route) => route.fulfill({ status: 400 });

/** A card with the longest words the limits allow, in a language that makes them. */
export const LONG = {
  translatedWord: 'Rinderkennzeichnung­en',
  originalWord: 'cattle identificatio',
  translatedDescription:
    'Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ist sehr lang.',
  translatedExample:
    'Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz galt bis ins Jahr 2013 hinein.',
};

/** Gives every second card of the answer the longest words. */
export async function withLongWords(route: Route): Promise<void> {
  const answer = await route.fetch();
  const cards = (await answer.json()) as Record<string, unknown>[];
  await route.fulfill({
    response: answer,
    json: cards.map((card, index) => (index % 2 ? card : { ...card, ...LONG })),
  });
}
