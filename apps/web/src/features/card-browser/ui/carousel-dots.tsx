import { capitalised } from '@wordloom/domain/label';
import type { DyeName } from '@wordloom/domain/palette';
import type { KeyboardEvent } from 'react';
import type { Slide } from '#features/card-browser/model/slide.ts';
import { dyeStyle } from '#shared/ui/dye-style.ts';
import { cn } from '#shared/ui/class-names.ts';

interface CarouselDotsProps {
  slides: readonly Slide[];
  index: number;
  dyeOf: (languageCode: string) => DyeName;
  onGo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A dot for each slide in the dye of its language; the one in front is drawn out into a thread. */
export function CarouselDots({ slides, index, dyeOf, onGo, onKeyDown }: CarouselDotsProps) {
  return (
    <div className="col-start-2 row-start-2 flex justify-center">
      {slides.map(({ key, languageCode, languageName }, at) => (
        <button
          key={key}
          type="button"
          aria-label={`Show ${capitalised(languageName)}`}
          aria-current={at === index || undefined}
          onClick={() => onGo(at)}
          onKeyDown={onKeyDown}
          style={dyeStyle(dyeOf(languageCode))}
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
