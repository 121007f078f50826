import { randomInt } from 'node:crypto';
import { usernameSchema } from '@wordloom/contracts/auth';
import { LIMITS } from '@wordloom/contracts/limits';
import { usernameCandidates, withEnding } from '../users/username.ts';

const ANYBODY = 'learner';
const NUMBERED = 8;
const DRAWN = 20;

/**
 * Usernames for somebody who is called `name` elsewhere, best first: `'Ana María'` → `Ana.María`, then with 2 to
 * 9 at the end, then with a number that is drawn.
 */
export function* usernamesFor(
  name: string,
  draw: (min: number, max: number) => number = randomInt,
): Generator<string> {
  const username = toUsername(name);
  yield* usernameCandidates(username, NUMBERED);
  for (let count = 0; count < DRAWN; count += 1) {
    yield withEnding(username, String(draw(100, 10_000_000)));
  }
}

function toUsername(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ')
    .trim()
    .replaceAll(' ', '.');
  const short = trimEnd(Array.from(plain).slice(0, LIMITS.username.max).join(''));
  const long = Array.from(short).length < LIMITS.username.min ? `${ANYBODY}.${short}` : short;
  const username = usernameSchema.safeParse(trimEnd(long));
  return username.success ? username.data : ANYBODY;
}

function trimEnd(text: string): string {
  return text.replace(/[._-]+$/, '');
}
