import { z } from 'zod';
import { emailSchema, passwordSchema, sessionSchema, usernameSchema } from './auth.ts';
import { reactionSchema } from './reactions.ts';
import { wordCardSchema } from './word-cards.ts';

/** Answer of GET /api/users/{id}; `email` and `pendingEmail` only in one's own. */
export const userSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    imageUrl: z.string().nullable(),
    email: z.string().nullish(),
    pendingEmail: z.string().nullish(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** Body of PUT /api/users/{id}: what is to change; a new e-mail waits for its link. */
export const updateUserSchema = z
  .object({
    username: usernameSchema.optional(),
    email: emailSchema.optional(),
    password: passwordSchema.optional(),
  })
  .meta({ id: 'UpdateUser' });
export type UpdateUser = z.infer<typeof updateUserSchema>;

/** Answer of POST and PUT /api/users/{id}/avatar. */
export const avatarAnswerSchema = z
  .object({ imageUrl: z.string(), message: z.string() })
  .meta({ id: 'AvatarAnswer' });
export type AvatarAnswer = z.infer<typeof avatarAnswerSchema>;

/** Answer of GET /api/users/{id}/export: everything the product keeps of one learner. */
export const userExportSchema = z
  .object({
    exportedAt: z.iso.datetime({ offset: true }),
    user: userSchema.extend({ createdAt: z.iso.datetime({ offset: true }) }),
    identities: z.array(
      z.object({ provider: z.string(), createdAt: z.iso.datetime({ offset: true }) }),
    ),
    sessions: z.array(sessionSchema),
    cards: z.array(wordCardSchema),
    favorites: z.array(z.object({ wordTranslationId: z.int() })),
    reactions: z.array(reactionSchema),
  })
  .meta({ id: 'UserExport' });
export type UserExport = z.infer<typeof userExportSchema>;
