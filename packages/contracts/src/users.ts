import { z } from 'zod';

/** Answer of GET /api/users/{id}; `email` and `pendingEmail` only in one's own. */
export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  imageUrl: z.string().nullable(),
  email: z.string().nullish(),
  pendingEmail: z.string().nullish(),
});
export type User = z.infer<typeof userSchema>;
