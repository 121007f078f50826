import type { AddFavorite } from '@wordloom/contracts/favorites';
import type { AddReaction } from '@wordloom/contracts/reactions';
import type { EditTranslation } from '@wordloom/contracts/translations';
import { http, HttpResponse } from 'msw';
import { aReaction } from './a-reaction.ts';
import { aWordCard } from './a-word-card.ts';

const nothing = () => new HttpResponse(null, { status: 204 });

/** What one can do with a card: marks, reactions, texts, pictures. Nothing is marked and nobody has reacted. */
export const cardActionHandlers = [
  http.get('*/api/favorites/:userId', () => HttpResponse.json([])),
  http.post('*/api/favorites', async ({ request }) =>
    HttpResponse.json((await request.json()) as AddFavorite, { status: 201 }),
  ),
  http.delete('*/api/favorites/:userId/:cardId', nothing),
  http.get('*/api/reactions/word/:cardId', () => HttpResponse.json([])),
  http.post('*/api/reactions', async ({ request }) => {
    const { emoji: kind, ...whose } = (await request.json()) as AddReaction;
    return HttpResponse.json(aReaction({ ...whose, kind }), { status: 201 });
  }),
  http.delete('*/api/reactions/:id', nothing),
  http.put('*/api/translations/:id', async ({ request, params }) => {
    const { userId, ...texts } = (await request.json()) as EditTranslation;
    return HttpResponse.json(
      aWordCard({ ...texts, ownerId: userId, wordTranslationId: Number(params['id']) }),
    );
  }),
  http.delete('*/api/translations/:id', nothing),
  http.post('*/api/view/images/change/:id', ({ params }) =>
    HttpResponse.json({ message: `/api/pictures/another-${String(params['id'])}.svg` }),
  ),
];
