import { expect, type APIRequestContext } from '@playwright/test';
import { register, startSession, type Session } from './learner.ts';

/** Whose cards are made, and the way to the server. */
export interface Writer extends Session {
  request: APIRequestContext;
}

export interface SavedCard {
  wordTranslationId: number;
  translatedWord: string;
  imageUrl: string;
}

interface CardTexts {
  /** One the dictionary does not know stands on the card as it is. */
  word: string;
  languageCode?: string;
  category?: string;
  description?: string;
  example?: string;
  visibility?: 'PRIVATE' | 'PUBLIC';
}

const headers = ({ token }: Session) => ({ Authorization: `Bearer ${token}` });

/** Saves a personal word over the API, for journeys about what one does with it. */
export async function saveCard(writer: Writer, texts: CardTexts): Promise<SavedCard> {
  const { category = 'Nature', ...own } = texts;
  const answer = await writer.request.post('/api/view/save/word/single', {
    headers: headers(writer),
    data: {
      user: writer.userId,
      languageCode: 'es',
      description: `What ${own.word} means`,
      example: `Here is ${own.word}.`,
      categoryId: await categoryId(writer, category),
      ...own,
    },
  });
  const [card] = (await answer.json()) as SavedCard[];
  if (!card) throw new Error(`"${own.word}" was not saved`);
  return card;
}

/** Saves cards whose words are numbered from 1; the newest, shown first, is the last. */
export async function saveNumberedCards(writer: Writer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await saveCard(writer, { word: `zzword ${String(number)}` });
  }
}

export async function markFavorite(writer: Writer, card: SavedCard): Promise<void> {
  const { userId } = writer;
  const data = { userId, wordTranslationId: card.wordTranslationId };
  await writer.request.post('/api/favorites', { headers: headers(writer), data });
}

export async function react(writer: Writer, card: SavedCard, emoji: string): Promise<void> {
  const { userId } = writer;
  const data = { userId, wordTranslationId: card.wordTranslationId, emoji };
  await writer.request.post('/api/reactions', { headers: headers(writer), data });
}

/** Somebody else, who never opens a browser. */
export async function somebodyElse(request: APIRequestContext): Promise<Writer> {
  return { request, ...(await startSession(request, await register(request))) };
}

/** What GET answers to this learner. */
export async function ask<T>(writer: Writer, path: string): Promise<T> {
  const answer = await writer.request.get(path, { headers: headers(writer) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
}

interface Category {
  id: number;
  name: string;
}

export async function categoryId(writer: Writer, name: string): Promise<number> {
  const found = (await ask<Category[]>(writer, '/api/category')).find((it) => it.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found.id;
}
