import { http } from 'msw';
import { someWordCards } from './a-word-card.ts';
import { cardPage } from './word-handlers.ts';

/** The lists of cards besides a learner's own: each has three. */
export const cardListHandlers = ['', '/favorite', '/search/:field/:value'].map((list) =>
  http.get(`*/api/view${list}`, ({ request }) =>
    cardPage(new URL(request.url).searchParams, someWordCards(3)),
  ),
);
