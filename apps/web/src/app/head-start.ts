import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { cardPageAddress } from '#entities/word-card/model/card-page.ts';
import { PATHS } from '#shared/config/paths.ts';
import { askAhead } from '#shared/api-client/ahead.ts';
import { readSession } from '#shared/session/session.ts';

/** The pictures that are seen first on a phone. More of them would keep the code waiting. */
const PICTURES = 2;

/** Asks for what the screen at an address begins with, before its code has come. */
export function takeHeadStart({ pathname, search }: Location): void {
  const userId = readSession()?.userId;
  if (!userId || search !== '') return;
  const { languages, categories, favoritesOf, user, view, favoriteCards, myWords } = API_PATHS;
  const cards: Record<string, string> = {
    [PATHS.words]: view,
    [PATHS.myWords]: myWords(userId),
    [PATHS.favorites]: favoriteCards,
  };
  const others: Record<string, string[]> = {
    [PATHS.root]: [],
    [PATHS.home]: [],
    [PATHS.search]: [languages, categories],
    [PATHS.save]: [languages, categories],
  };
  const list = cards[pathname];
  if (list !== undefined) void askForCards(list);
  const needed = list === undefined ? others[pathname] : [languages, favoritesOf(userId)];
  for (const address of needed ? [...needed, user(userId)] : []) void askAhead(address);
}

async function askForCards(path: string): Promise<void> {
  const answer = await askAhead<WordCard[]>(cardPageAddress(path, 1));
  for (const { imageUrl } of answer?.data.slice(0, PICTURES) ?? []) {
    if (imageUrl !== null) new Image().src = imageUrl;
  }
}
