import { z } from 'zod';
import { reactionSummarySchema } from './reactions.ts';
import { wordCardSchema } from './word-cards.ts';

/** How far the dashboard looks back, in weeks; the running one is the last. */
export const DASHBOARD_WEEKS = 26;

/** At most this many cards are called recent. */
export const DASHBOARD_RECENT = 4;

/** The words added in one week; `weekStart` is its Monday in UTC. */
export const weekCountSchema = z
  .object({ weekStart: z.iso.date(), count: z.int() })
  .meta({ id: 'WeekCount' });
export type WeekCount = z.infer<typeof weekCountSchema>;

/** Answer of GET /api/view/dashboard: the caller's own cards in numbers. Counts are descending. */
export const dashboardSchema = z
  .object({
    words: z.int(),
    favorites: z.int(),
    /** What others and the caller think of the caller's cards. */
    reactionsReceived: reactionSummarySchema.omit({ mine: true }),
    byLanguage: z.array(
      z.object({ languageCode: z.string(), languageName: z.string(), count: z.int() }),
    ),
    byCategory: z.array(
      z.object({ categoryId: z.int(), categoryName: z.string(), count: z.int() }),
    ),
    /** Oldest first, without gaps. */
    weeks: z.array(weekCountSchema).length(DASHBOARD_WEEKS),
    /** Newest first. */
    recent: z.array(wordCardSchema).max(DASHBOARD_RECENT),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboardSchema>;
