import type { WordCard } from '@wordloom/contracts/word-cards';
import { capitalised } from '@wordloom/domain/label';
import type { DyeName } from '@wordloom/domain/palette';
import type { KeyboardEvent } from 'react';
import { dyeStyle } from '#shared/ui/dye-style.ts';
import { cn } from '#shared/ui/class-names.ts';

interface CarouselDotsProps {
  cards: readonly WordCard[];
  index: number;
  dyeOf: (languageCode: string) => DyeName;
  onGo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A dot for each card in the dye of its language; the one in front is drawn out into a thread. */
export function CarouselDots({ cards, index, dyeOf, onGo, onKeyDown }: CarouselDotsProps) {
  return (
    <div className="col-start-2 row-start-2 flex justify-center">
      {cards.map((card, at) => (
        <button
          key={card.wordTranslationId}
          type="button"
          aria-label={`Show ${capitalised(card.languageName)}`}
          aria-current={at === index || undefined}
          onClick={() => onGo(at)}
          onKeyDown={onKeyDown}
          style={dyeStyle(dyeOf(card.languageCode))}
          className="grid h-11 min-w-7 place-items-center rounded-control px-2 pointer-coarse:min-w-11"
        >
          <span
            className={cn(
              'h-2.5 rounded-full bg-(--dye) transition-opacity duration-150',
              at === index ? 'w-8' : 'w-2.5 opacity-55 dark:opacity-80',
            )}
          />
        </button>
      ))}
    </div>
  );
}
