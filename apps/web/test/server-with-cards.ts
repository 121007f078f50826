import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { network } from '@wordloom/test-kit/network';
import { cardPage } from '@wordloom/test-kit/word-handlers';
import { http } from 'msw';

/** The words of learner 7 as the server has them; the list may change meanwhile. Answers the calls as they come. */
export function serverWithCards(cards: WordCard[]): string[] {
  const calls: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
  });
  network.use(
    http.get(API_PATHS.myWords(7), ({ request }) =>
      cardPage(new URL(request.url).searchParams, cards),
    ),
  );
  return calls;
}
