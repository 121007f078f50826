import type { WeekCount } from '@wordloom/contracts/dashboard';
import { heatColour } from '#features/learning-overview/model/heat-colour.ts';
import { HEAT_LEVELS } from '#features/learning-overview/model/heat-level.ts';
import { weekLabel } from '#features/learning-overview/model/week-label.ts';
import { OverviewPanel } from '#features/learning-overview/ui/overview-panel.tsx';
import { WeekThreads } from '#features/learning-overview/ui/week-threads.tsx';

interface HeatMapProps {
  weeks: readonly WeekCount[];
  className?: string;
}

/** The words of the last half year, week by week: as a cloth for the eye, and as numbers for everybody. */
export function HeatMap({ weeks, className }: HeatMapProps) {
  const largest = Math.max(0, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <OverviewPanel
      title="Your cloth, week by week"
      aside={`${total.toLocaleString('en')} added in ${weeks.length} weeks`}
      {...(className !== undefined && { className })}
    >
      <WeekThreads weeks={weeks} largest={largest} />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4">
        <WeekNumbers weeks={weeks} />
        <Legend />
      </div>
    </OverviewPanel>
  );
}

function Legend() {
  return (
    <p aria-hidden="true" className="flex h-8 items-center gap-1 text-xs text-soft">
      <span className="mr-1">Fewer</span>
      {Array.from({ length: HEAT_LEVELS }, (_, level) => (
        <span
          key={level}
          style={{ backgroundColor: heatColour(level) }}
          className="h-4 w-2.5 rounded-[3px]"
        />
      ))}
      <span className="ml-1">More</span>
    </p>
  );
}

function WeekNumbers({ weeks }: { weeks: readonly WeekCount[] }) {
  return (
    <details className="min-w-0 grow text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-primary hover:underline pointer-coarse:min-h-11">
        Show the numbers
      </summary>
      <ol className="mt-2 columns-2 gap-x-8 tabular-nums sm:columns-3">
        {weeks.map(({ weekStart, count }) => (
          <li
            key={weekStart}
            className="flex break-inside-avoid justify-between gap-3 border-b border-line py-1"
          >
            <span className="text-soft">
              <span className="sr-only">Week of </span>
              {weekLabel(weekStart)}
            </span>
            <span>
              {count}
              <span className="sr-only"> words</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
