import type { Reaction, ReactionSummary } from '@wordloom/contracts/reactions';
import { topReactions } from '@wordloom/domain/reaction-tally';

/** What a card shows of all its reactions. */
export function summariseReactions(
  reactions: readonly Reaction[],
  userId: number,
): ReactionSummary {
  return {
    total: reactions.length,
    top: topReactions(reactions.map(({ kind }) => kind)),
    mine: reactions.find((reaction) => reaction.userId === userId) ?? null,
  };
}
