import type { WeekCount } from '@wordloom/contracts/dashboard';
import { heatLevel } from '#features/learning-overview/model/heat-level.ts';
import { heatColour } from '#features/learning-overview/model/heat-colour.ts';
import { monthLabel, weekLabel } from '#features/learning-overview/model/week-label.ts';

const STEP = 24;
const THREAD = { width: 16, height: 188 };
const WEFT = { first: 9, step: 18, height: 9 };
const WEFTS = Array.from({ length: 10 }, (_, index) => WEFT.first + index * WEFT.step);

interface WeekThreadsProps {
  weeks: readonly WeekCount[];
  largest: number;
}

/** The weeks as warp threads: the more words, the deeper the dye. Pale wefts hold the cloth together. */
export function WeekThreads({ weeks, largest }: WeekThreadsProps) {
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${weeks.length * STEP} ${THREAD.height}`} className="block w-full">
        {weeks.map(({ weekStart, count }, index) => (
          <g key={weekStart} transform={`translate(${index * STEP} 0)`}>
            <title>{`${weekLabel(weekStart)}: ${String(count)}`}</title>
            <rect
              x={(STEP - THREAD.width) / 2}
              width={THREAD.width}
              height={THREAD.height}
              rx="5"
              fill={heatColour(heatLevel(count, largest))}
            />
            {WEFTS.filter((_, weft) => (weft + index) % 2 === 0).map((y) => (
              <rect
                key={y}
                x="1"
                y={y}
                width={STEP - 2}
                height={WEFT.height}
                rx="4.5"
                fill={PALE}
              />
            ))}
          </g>
        ))}
      </svg>
      <div
        style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
        className="mt-2 grid h-4 text-xs text-soft"
      >
        {weeks.map(({ weekStart }) => (
          <span key={weekStart} className="whitespace-nowrap">
            {monthLabel(weekStart)}
          </span>
        ))}
      </div>
    </div>
  );
}

const PALE = 'color-mix(in oklab, var(--line) 30%, var(--card))';
