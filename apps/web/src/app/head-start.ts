import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { cardPageAddress } from '#entities/word-card/model/card-page.ts';
import { layPictures } from '#entities/word-card/ui/lay-pictures.ts';
import { PATHS } from '#shared/config/paths.ts';
import { askAhead } from '#shared/api-client/ahead.ts';
import { readSession } from '#shared/session/session.ts';

/**
 * Asks for what the screen at an address begins with, before its code has come.
 * @returns for a screen of cards, when the pictures that are seen first can be painted
 */
export function takeHeadStart({ pathname, search }: Location): Promise<void> | undefined {
  const userId = readSession()?.userId;
  if (!userId || search !== '') return undefined;
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
  const pictures = list === undefined ? undefined : askForCards(list);
  const needed = list === undefined ? others[pathname] : [languages, favoritesOf(userId)];
  for (const address of needed ? [...needed, user(userId)] : []) void askAhead(address);
  return pictures;
}

async function askForCards(path: string): Promise<void> {
  const answer = await askAhead<WordCard[]>(cardPageAddress(path, 1));
  if (answer) await layPictures(answer.data.map(({ imageUrl }) => imageUrl));
}
