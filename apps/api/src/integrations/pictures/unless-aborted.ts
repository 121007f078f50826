import { PhotosUnavailable } from './photo-search.ts';

/** The outcome of some work, unless the signal comes first: then nobody waits for it any longer. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(new PhotosUnavailable('it took too long'));
    signal.addEventListener('abort', abandon, { once: true });
    if (signal.aborted) abandon();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}
