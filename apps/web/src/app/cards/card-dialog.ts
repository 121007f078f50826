import type { WordCard } from '@wordloom/contracts/word-cards';
import { createContext, useContext } from 'react';

export type CardDialogKind = 'edit' | 'share' | 'delete';

type OpenCardDialog = (kind: CardDialogKind, card: WordCard) => void;

export const CardDialogContext = createContext<OpenCardDialog>(() => undefined);

/** Opens a dialog about a card. It stands beside the list, not in it: a list may change meanwhile. */
export function useCardDialog(): OpenCardDialog {
  return useContext(CardDialogContext);
}
