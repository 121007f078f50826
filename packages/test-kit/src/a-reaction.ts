import type { Reaction } from '@wordloom/contracts/reactions';

const EMOJI: Record<Reaction['kind'], string> = {
  like: '👍',
  dislike: '👎',
  love: '❤️',
  fire: '🔥',
  perfect: '💯',
};

/** The learner's heart for card 1, unless told otherwise; emoji and kind agree. */
export function aReaction({ kind = 'love', ...given }: Partial<Reaction> = {}): Reaction {
  return { id: 1, userId: 7, wordTranslationId: 1, kind, emoji: EMOJI[kind], ...given };
}
