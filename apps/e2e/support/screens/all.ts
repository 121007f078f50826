import { CARD_DIALOGS } from './card-dialogs.ts';
import { DOOR } from './door.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { CARD_LISTS } from './lists.ts';
import { LOOKING_UP } from './looking-up.ts';
import type { Screen } from './screen.ts';
import { START } from './start.ts';

/** Every state of every screen, dialog and menu, by what it belongs to. */
export const SCREENS: Record<string, readonly Screen[]> = {
  'before the sign-in': DOOR,
  'at the start': START,
  'for looking up and saving': LOOKING_UP,
  'with lists of cards': CARD_LISTS,
  'over a card': CARD_DIALOGS,
  'beside the way': ELSEWHERE,
};
