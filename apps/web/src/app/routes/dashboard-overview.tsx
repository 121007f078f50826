import type { Dashboard } from '@wordloom/contracts/dashboard';
import { capitalised } from '@wordloom/domain/label';
import { DashboardTasks } from '#app/routes/dashboard-tasks.tsx';
import { RecentWords } from '#app/routes/dashboard-recent.tsx';
import { useCategories } from '#entities/category/model/use-categories.ts';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { HeatMap } from '#features/learning-overview/ui/heat-map.tsx';
import { LearningFigures } from '#features/learning-overview/ui/learning-figures.tsx';
import { ShareBars } from '#features/learning-overview/ui/share-bars.tsx';

/** The dashboard of somebody who has words. */
export function DashboardOverview({ dashboard }: { dashboard: Dashboard }) {
  const dyeOf = useLanguageDye();
  const categories = useCategories();
  const languageShares = dashboard.byLanguage.map(({ languageCode, languageName, count }) => ({
    key: languageCode,
    label: capitalised(languageName),
    count,
    dye: dyeOf(languageCode),
  }));
  const categoryShares = dashboard.byCategory.map(({ categoryId, categoryName, count }) => ({
    key: String(categoryId),
    label: capitalised(categoryName),
    count,
    dye: categories.find(({ id }) => id === categoryId)?.dye ?? ('walnut' as const),
  }));
  return (
    <div className="space-y-5 sm:space-y-6">
      <LearningFigures dashboard={dashboard} />
      <div className="grid gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <HeatMap weeks={dashboard.weeks} />
        <DashboardTasks />
      </div>
      <div className="grid gap-5 sm:gap-6 md:grid-cols-2">
        <ShareBars title="By language" noun="languages" shares={languageShares} />
        <ShareBars title="By category" noun="categories" shares={categoryShares} />
      </div>
      {dashboard.recent.length > 0 && <RecentWords cards={dashboard.recent} />}
    </div>
  );
}
