import { LIMITS } from '@wordloom/contracts/limits';

/** The key under which usernames are unique: NFKC and lower case, so that look-alike forms count as one. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** The name itself, then the name with 2, 3, 4 … at its end, shortened to fit. */
export function* usernameCandidates(username: string, tries = 50): Generator<string> {
  yield username;
  for (let suffix = 2; suffix < tries + 2; suffix += 1) {
    yield withEnding(username, String(suffix));
  }
}

/** The name with something at its end, shortened to fit. */
export function withEnding(username: string, ending: string): string {
  const kept = Array.from(username).slice(0, LIMITS.username.max - ending.length);
  return kept.join('') + ending;
}
