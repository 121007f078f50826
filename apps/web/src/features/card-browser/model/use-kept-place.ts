import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useLayoutEffect, useRef } from 'react';
import type { Slide } from '#features/card-browser/model/slide.ts';

/** Keeps the slide in front where it is when others come in before it, or when it is replaced itself. */
export function useKeptPlace(carousel: UseEmblaCarouselType[1], slides: readonly Slide[]): void {
  const last = useRef<{ keys: string; front: Slide | undefined }>({ keys: '', front: undefined });

  useLayoutEffect(() => {
    if (!carousel) return;
    const keys = slides.map(({ key }) => key).join();
    const place = keys === last.current.keys ? -1 : placeOf(last.current.front, slides);
    if (place !== -1 && place !== carousel.selectedScrollSnap()) {
      carousel.reInit({ startIndex: place });
    }
    last.current = { keys, front: slides[carousel.selectedScrollSnap()] };
  });
}

function placeOf(front: Slide | undefined, slides: readonly Slide[]): number {
  const same = slides.findIndex(({ key }) => key === front?.key);
  if (same !== -1) return same;
  return slides.findIndex(({ languageCode }) => languageCode === front?.languageCode);
}
