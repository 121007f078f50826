import type { DyeName } from '@wordloom/domain/palette';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Slide } from '#features/card-browser/model/slide.ts';
import { useCarousel } from '#features/card-browser/model/use-carousel.ts';
import { CarouselDots } from '#features/card-browser/ui/carousel-dots.tsx';
import { Button } from '#shared/ui/button.tsx';

interface CardCarouselProps {
  slides: readonly Slide[];
  /** More slides are on their way: how many there are is said when the learner moves, not at each of them. */
  growing?: boolean;
  dyeOf: (languageCode: string) => DyeName;
}

/** Results one at a time. Give it a new `key` for new results and it starts at the first again. */
export function CardCarousel({ slides, growing = false, dyeOf }: CardCarouselProps) {
  const { viewport, index, previous, next, goTo, onArrowKey } = useCarousel(slides);
  const several = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Results"
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-3 sm:gap-x-5"
    >
      {several && (
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous"
          onClick={previous}
          onKeyDown={onArrowKey}
          className="row-start-2 rounded-full shadow-card sm:row-start-1"
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
      )}
      <div
        ref={viewport}
        className="col-span-3 col-start-1 row-start-1 -mx-1 -my-4 overflow-hidden py-4 sm:col-span-1 sm:col-start-2"
      >
        <ul className="flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ key, face }, at) => (
            <li
              key={key}
              // Both: not everything that reads the page aloud knows inert yet.
              inert={at !== index}
              aria-hidden={at !== index}
              className="min-w-0 shrink-0 grow-0 basis-full px-1"
            >
              {face}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <>
          <Button
            variant="outline"
            size="icon"
            aria-label="Next"
            onClick={next}
            onKeyDown={onArrowKey}
            className="col-start-3 row-start-2 rounded-full shadow-card sm:row-start-1"
          >
            <ChevronRight aria-hidden="true" />
          </Button>
          <CarouselDots
            slides={slides}
            index={index}
            dyeOf={dyeOf}
            onGo={goTo}
            onKeyDown={onArrowKey}
          />
        </>
      )}
      <p role="status" aria-live={growing ? 'off' : 'polite'} className="sr-only">
        {`Card ${String(index + 1)} of ${String(slides.length)}`}
      </p>
    </section>
  );
}
