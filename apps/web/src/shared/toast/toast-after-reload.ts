import { notify } from '#shared/toast/toast.ts';

const KEY = 'toast-after-reload';

/** Keeps a success for the page that is about to be loaded again: a toast shown now would go with this one. */
export function notifyAfterReload(message: string): void {
  sessionStorage.setItem(KEY, message);
}

/** Says, once, what was kept before the reload. */
export function sayWhatWasKept(): void {
  const message = sessionStorage.getItem(KEY);
  if (message === null) return;
  sessionStorage.removeItem(KEY);
  notify.success(message);
}
