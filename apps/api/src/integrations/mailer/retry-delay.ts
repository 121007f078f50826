const FIRST = 30;
const LONGEST = 60 * 60;

/** Seconds until a mail is tried again after its n-th attempt failed: 30, doubling, an hour at most. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
}
