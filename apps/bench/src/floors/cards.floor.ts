/** What a page of cards costs at least: one prepared statement, its JSON passed through. */
import { CARD_PAGE } from './card-page.ts';
import { passThrough } from './pass-through.ts';

passThrough(CARD_PAGE);
