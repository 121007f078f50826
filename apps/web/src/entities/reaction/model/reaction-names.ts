import type { ReactionKind } from '@wordloom/domain/reaction-tally';

export const REACTION_NAMES: Record<ReactionKind, string> = {
  like: 'Like',
  dislike: 'Dislike',
  love: 'Love',
  fire: 'Fire',
  perfect: 'Perfect',
};
