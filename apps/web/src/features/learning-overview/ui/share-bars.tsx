import type { DyeName } from '@wordloom/domain/palette';
import { leadingShares, type Share } from '#features/learning-overview/model/leading-shares.ts';
import { OverviewPanel } from '#features/learning-overview/ui/overview-panel.tsx';
import { WovenBand } from '#shared/ui/woven-band.tsx';

export interface DyedShare extends Share {
  dye: DyeName;
}

const ROOM = 6;

interface ShareBarsProps {
  title: string;
  shares: readonly DyedShare[];
  /** What the shares are, for the line about the rest: 'languages'. */
  noun: string;
}

/** How the words divide, each share a band of cloth as long as it is large. */
export function ShareBars({ title, shares, noun }: ShareBarsProps) {
  const { leading, others, largest } = leadingShares(shares, ROOM);
  return (
    <OverviewPanel title={title}>
      <ul className="space-y-3.5">
        {leading.map(({ key, label, count, dye }) => (
          <li key={key}>
            <div className="mb-1 flex justify-between gap-4">
              <span className="min-w-0 truncate font-medium">{label}</span>
              <span className="text-soft tabular-nums">
                {count.toLocaleString('en')}
                <span className="sr-only"> {count === 1 ? 'word' : 'words'}</span>
              </span>
            </div>
            <div className="overflow-hidden rounded-full bg-sunk">
              <div
                style={{ width: `${(count / largest) * 100}%` }}
                className="min-w-3 overflow-hidden rounded-full"
              >
                <WovenBand dye={dye} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {others && (
        <p className="mt-4 text-sm text-soft">
          and {others.words.toLocaleString('en')} in {others.shares} other {noun}
        </p>
      )}
    </OverviewPanel>
  );
}
