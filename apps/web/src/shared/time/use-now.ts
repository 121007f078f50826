import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

let now = new Date();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    ticking = setInterval(tick, TICK_MS);
    // Each look at another time draws all again that shows one.
    if (Math.abs(Date.now() - now.getTime()) > TICK_MS) tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(ticking);
  };
}

/** The time, exact to half a minute: enough for "3 min ago". */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
