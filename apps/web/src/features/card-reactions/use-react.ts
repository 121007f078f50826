import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reaction, ReactionSummary } from '@wordloom/contracts/reactions';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { REACTION_EMOJI, type ReactionKind } from '@wordloom/domain/reaction-tally';
import { addReaction } from '#entities/reaction/api/add-reaction.ts';
import { fetchReactions } from '#entities/reaction/api/fetch-reactions.ts';
import { removeReaction } from '#entities/reaction/api/remove-reaction.ts';
import { reactToSummary } from '#entities/reaction/model/react-to-summary.ts';
import { summariseReactions } from '#entities/reaction/model/summarise-reactions.ts';
import { patchCard } from '#entities/word-card/model/patch-cards.ts';
import { readSession } from '#shared/session/session.ts';
import { notify } from '#shared/toast/toast.ts';

interface Choice {
  userId: number;
  kind: ReactionKind;
  /** What stood there when the learner chose: the card itself changes at once. */
  before: ReactionSummary;
}

/** Gives a card the learner's one reaction, or takes it back when it is chosen again. Failures are silent. */
export function useReact({ wordTranslationId, reactionSummary }: WordCard) {
  const queryClient = useQueryClient();
  const mutationKey = ['react', wordTranslationId];

  const show = (summary: ReactionSummary) =>
    patchCard(queryClient, wordTranslationId, { reactionSummary: summary });

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ userId, kind, before: { mine } }: Choice): Promise<Reaction | null> => {
      if (mine?.kind !== kind) return addReaction({ userId, wordTranslationId, emoji: kind });
      await removeReaction(mine.id);
      return null;
    },
    onMutate: ({ userId, kind, before }) => {
      const wanted = { id: 0, userId, wordTranslationId, kind, emoji: REACTION_EMOJI[kind] };
      show(reactToSummary(before, before.mine?.kind === kind ? null : wanted));
    },
    onSuccess: (mine, { before }) => show(reactToSummary(before, mine)),
    onError: (_, { before }) => show(before),
    onSettled: async (_, __, { userId }) => {
      const reactions = await fetchReactions(wordTranslationId).catch(() => undefined);
      if (reactions) show(summariseReactions(reactions, userId));
    },
  });

  return (kind: ReactionKind) => {
    const userId = readSession()?.userId ?? null;
    if (userId === null) notify.error('User not authenticated.');
    else if (queryClient.isMutating({ mutationKey }) === 0) {
      mutate({ userId, kind, before: reactionSummary });
    }
  };
}
