import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { Slide } from '#features/card-browser/model/slide.ts';
import { useKeptPlace } from '#features/card-browser/model/use-kept-place.ts';

const OPTIONS = {
  loop: true,
  duration: 18,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/** A carousel that wraps around: which slide is in front, and how to go elsewhere. */
export function useCarousel(slides: readonly Slide[]) {
  const [viewport, carousel] = useEmblaCarousel(OPTIONS);
  useKeptPlace(carousel, slides);

  const subscribe = useCallback(
    (listener: () => void) => {
      carousel?.on('select', listener).on('reInit', listener);
      return () => carousel?.off('select', listener).off('reInit', listener);
    },
    [carousel],
  );
  const index = useSyncExternalStore(subscribe, () => carousel?.selectedScrollSnap() ?? 0);

  const previous = () => carousel?.scrollPrev();
  const next = () => carousel?.scrollNext();
  const onArrowKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  };
  return {
    viewport,
    index,
    previous,
    next,
    goTo: (to: number) => carousel?.scrollTo(to),
    onArrowKey,
  };
}
