import { ApiFailure } from '#shared/api-client/api-failure.ts';

/** What to tell a learner who has searched too often; undefined about any other failure. */
export function waitWords(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure) || failure.statusCode !== 429) return undefined;
  const when = failure.retryAfter === undefined ? 'later' : `in ${spanOf(failure.retryAfter)}`;
  return `Too many searches. Try again ${when}.`;
}

function spanOf(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  if (seconds < 60 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 60 / 60), 'hour');
}

const counted = (count: number, unit: string) =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
