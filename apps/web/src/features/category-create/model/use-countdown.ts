import { useEffect, useRef } from 'react';

/** A countdown that can be called off, and that ends with the component. */
export function useCountdown(ms: number, onOver: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(onOver, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, stop };
}
