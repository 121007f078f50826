import type { ReactionSummary } from '@wordloom/contracts/reactions';
import { compactCount } from '@wordloom/domain/reaction-tally';
import { ReactionEmoji } from '#entities/reaction/ui/reaction-emoji.tsx';

/** The three most frequent reactions, stacked, and how many there are in all; nothing when there are none. */
export function ReactionCount({ summary }: { summary: ReactionSummary }) {
  if (summary.total === 0) return null;
  return (
    <span className="inline-flex h-6 items-center gap-1 rounded-full bg-sunk px-2 text-xs font-semibold tabular-nums">
      <span className="sr-only">Reactions: </span>
      <span className="flex -space-x-1">
        {summary.top.map(({ kind }) => (
          <ReactionEmoji
            key={kind}
            kind={kind}
            size={16}
            className="size-4 not-first:@max-[8.5rem]:hidden"
          />
        ))}
      </span>
      {compactCount(summary.total)}
    </span>
  );
}
