import { REACTION_EMOJI, REACTION_KINDS, type ReactionKind } from '@wordloom/domain/reaction-tally';
import { z } from 'zod';
import { idSchema } from './id.ts';
import { failure } from './text.ts';

export const reactionKindSchema = z.enum(REACTION_KINDS);

/** One learner's reaction to one card; `emoji` is the character, `kind` its key. */
export const reactionSchema = z
  .object({
    id: z.int(),
    userId: z.int(),
    wordTranslationId: z.int(),
    emoji: z.string(),
    kind: reactionKindSchema,
  })
  .meta({ id: 'Reaction' });
export type Reaction = z.infer<typeof reactionSchema>;

const UNKNOWN = failure({ code: 'reaction.unknown', message: 'This reaction is not available' });

/** A reaction as its key (`love`) or its emoji (`❤️`, with or without the variation selector). */
const reactionChoiceSchema = z
  .string()
  .transform((text) => kindOf(text))
  .pipe(z.custom<ReactionKind>((kind) => kind !== undefined, UNKNOWN))
  .meta({
    type: 'string',
    enum: [...REACTION_KINDS, ...REACTION_KINDS.map((kind) => REACTION_EMOJI[kind])],
    description: 'The key of a reaction or its emoji.',
    'x-error-codes': ['reaction.unknown'],
  });

function kindOf(text: string): ReactionKind | undefined {
  const bare = (emoji: string): string => emoji.replaceAll('\uFE0F', '');
  return REACTION_KINDS.find((kind) => kind === text || bare(REACTION_EMOJI[kind]) === bare(text));
}

/** Body of POST /api/reactions. */
export const addReactionSchema = z
  .object({
    userId: idSchema,
    wordTranslationId: idSchema,
    emoji: reactionChoiceSchema,
  })
  .meta({ id: 'AddReaction' });
export type AddReaction = z.infer<typeof addReactionSchema>;

/** What a card shows of its reactions: the total, at most three kinds by count, and the caller's own. */
export const reactionSummarySchema = z
  .object({
    total: z.int(),
    top: z.array(z.object({ kind: reactionKindSchema, emoji: z.string(), count: z.int() })).max(3),
    mine: reactionSchema.nullable(),
  })
  .meta({ id: 'ReactionSummary' });
export type ReactionSummary = z.infer<typeof reactionSummarySchema>;
