import type { Reaction, ReactionSummary } from '@wordloom/contracts/reactions';
import {
  REACTION_EMOJI,
  REACTION_KINDS,
  REACTION_SUMMARY_SIZE,
  type ReactionKind,
} from '@wordloom/domain/reaction-tally';

/**
 * The summary as it will be once the learner's reaction is `mine`. It knows the counts of the top kinds only:
 * good enough until the server has counted.
 */
export function reactToSummary(summary: ReactionSummary, mine: Reaction | null): ReactionSummary {
  const counts = new Map(summary.top.map(({ kind, count }) => [kind, count]));
  const add = (kind: ReactionKind | undefined, by: number) => {
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + by);
  };
  add(summary.mine?.kind, -1);
  add(mine?.kind, 1);
  return {
    total: summary.total - Number(summary.mine !== null) + Number(mine !== null),
    top: REACTION_KINDS.map((kind) => ({
      kind,
      emoji: REACTION_EMOJI[kind],
      count: counts.get(kind) ?? 0,
    }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, REACTION_SUMMARY_SIZE),
    mine,
  };
}
