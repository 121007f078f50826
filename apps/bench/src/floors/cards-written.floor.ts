/** The same page as the `cards` floor, its JSON written by the statement itself. */
import { CARD_PAGE_WRITTEN } from './card-page.ts';
import { passThrough } from './pass-through.ts';

passThrough(CARD_PAGE_WRITTEN);
