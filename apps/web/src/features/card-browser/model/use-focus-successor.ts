import type { WordCard } from '@wordloom/contracts/word-cards';
import { useEffect, useRef, type FocusEvent } from 'react';

/** When the card that had the focus is taken out of a list, the focus goes to the one in its place. */
export function useFocusSuccessor(cards: readonly WordCard[]) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef({ id: 0, index: 0 });

  const onFocus = ({ target }: FocusEvent) => {
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target));
    last.current = { id: cards[index]?.wordTranslationId ?? 0, index };
  };

  useEffect(() => {
    const { id, index } = last.current;
    const isGone = id !== 0 && !cards.some(({ wordTranslationId }) => wordTranslationId === id);
    if (!isGone || document.activeElement !== document.body) return;
    const successor = list.current?.children[Math.min(index, cards.length - 1)];
    const place = successor?.querySelector('button') ?? document.querySelector('h1');
    place?.focus();
  }, [cards]);

  return { ref: list, onFocus };
}
