import { z } from 'zod';
import { idSchema } from './id.ts';

/** Body of POST /api/favorites. */
export const addFavoriteSchema = z
  .object({ userId: idSchema, wordTranslationId: idSchema })
  .meta({ id: 'AddFavorite' });
export type AddFavorite = z.infer<typeof addFavoriteSchema>;

/** One favourite: who marked which card. */
export const favoriteSchema = z
  .object({ userId: z.int(), wordTranslationId: z.int() })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favoriteSchema>;
