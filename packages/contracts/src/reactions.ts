import { REACTION_KINDS } from '@wordloom/domain/reaction-tally';
import { z } from 'zod';

export const reactionKindSchema = z.enum(REACTION_KINDS);

/** One learner's reaction to one card; `emoji` is the character, `kind` its key. */
export const reactionSchema = z.object({
  id: z.int(),
  userId: z.int(),
  wordTranslationId: z.int(),
  emoji: z.string(),
  kind: reactionKindSchema,
});
export type Reaction = z.infer<typeof reactionSchema>;

/** What a card shows of its reactions: the total, at most three kinds by count, and the caller's own. */
export const reactionSummarySchema = z.object({
  total: z.int(),
  top: z.array(z.object({ kind: reactionKindSchema, emoji: z.string(), count: z.int() })).max(3),
  mine: reactionSchema.nullable(),
});
export type ReactionSummary = z.infer<typeof reactionSummarySchema>;
