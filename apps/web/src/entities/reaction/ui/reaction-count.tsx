import type { ReactionSummary } from '@wordloom/contracts/reactions';
import { compactCount } from '@wordloom/domain/reaction-tally';
import { ReactionEmoji } from '#entities/reaction/ui/reaction-emoji.tsx';
import { cn } from '#shared/ui/class-names.ts';

/** The three most frequent reactions, stacked, and how many there are in all; tinted with one's own among them. */
export function ReactionCount({ summary }: { summary: ReactionSummary }) {
  if (summary.total === 0) return null;
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 rounded-full px-1.5 text-xs font-semibold tabular-nums @[12rem]:px-2',
        summary.mine ? 'bg-tint text-primary inset-ring inset-ring-primary/35' : 'bg-sunk',
      )}
    >
      <span className="flex -space-x-1">
        {summary.top.map(({ kind }) => (
          <ReactionEmoji
            key={kind}
            kind={kind}
            size={16}
            decorative
            className="size-4 @max-[12rem]:not-first:hidden"
          />
        ))}
      </span>
      {compactCount(summary.total)}
    </span>
  );
}
