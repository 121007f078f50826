import type { ReactionSummary } from '@wordloom/contracts/reactions';
import { compactCount } from '@wordloom/domain/reaction-tally';
import { REACTION_NAMES } from '#entities/reaction/model/reaction-names.ts';

/** A summary in words: "Love 2, Fire 1. Yours: Love". */
export function describeReactions({ top, mine }: ReactionSummary): string {
  const counts = top.map(({ kind, count }) => `${REACTION_NAMES[kind]} ${compactCount(count)}`);
  const all = counts.length === 0 ? 'No reactions yet' : counts.join(', ');
  return mine ? `${all}. Yours: ${REACTION_NAMES[mine.kind]}` : all;
}
