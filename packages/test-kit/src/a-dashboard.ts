import { DASHBOARD_WEEKS, type Dashboard } from '@wordloom/contracts/dashboard';
import { someWordCards } from './a-word-card.ts';

const LAST_MONDAY = Date.UTC(2026, 2, 2);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Of a learner with five words, all of them added in the week of 2 March 2026. */
export function aDashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    words: 5,
    favorites: 2,
    reactionsReceived: { total: 3, top: [{ kind: 'love', emoji: '❤️', count: 3 }] },
    byLanguage: [
      { languageCode: 'es', languageName: 'spanish', count: 4 },
      { languageCode: 'de', languageName: 'german', count: 1 },
    ],
    byCategory: [{ categoryId: 1, categoryName: 'Animals', count: 5 }],
    weeks: weeksWith(5),
    recent: someWordCards(4),
    ...given,
  };
}

/** Of a learner who has only just arrived. */
export function anEmptyDashboard(): Dashboard {
  return {
    words: 0,
    favorites: 0,
    reactionsReceived: { total: 0, top: [] },
    byLanguage: [],
    byCategory: [],
    weeks: weeksWith(0),
    recent: [],
  };
}

function weeksWith(lastCount: number): Dashboard['weeks'] {
  return Array.from({ length: DASHBOARD_WEEKS }, (_, index) => {
    const weeksAgo = DASHBOARD_WEEKS - 1 - index;
    return {
      weekStart: new Date(LAST_MONDAY - weeksAgo * WEEK_MS).toISOString().slice(0, 10),
      count: weeksAgo === 0 ? lastCount : 0,
    };
  });
}
