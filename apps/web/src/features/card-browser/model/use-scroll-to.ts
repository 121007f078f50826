import { useEffect, type RefObject } from 'react';

/** Brings an element into sight when something begins there that the learner would miss below the fold. */
export function useScrollTo(place: RefObject<HTMLElement | null>, begins: boolean): void {
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const hidden = top > window.innerHeight * 0.6;
    if (begins && hidden) {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: window.scrollY + top - 96, behavior: still ? 'instant' : 'smooth' });
    }
  }, [place, begins]);
}
