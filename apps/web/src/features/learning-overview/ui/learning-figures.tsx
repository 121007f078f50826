import type { Dashboard } from '@wordloom/contracts/dashboard';
import { compactCount } from '@wordloom/domain/reaction-tally';
import type { ReactNode } from 'react';
import { ReactionEmoji } from '#entities/reaction/ui/reaction-emoji.tsx';

/** Where the learner stands, in four figures. */
export function LearningFigures({ dashboard }: { dashboard: Dashboard }) {
  const { words, favorites, reactionsReceived, weeks, byLanguage } = dashboard;
  const thisWeek = weeks.at(-1)?.count ?? 0;
  const languages = byLanguage.length;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label="Words"
        value={words}
        note={languages === 1 ? 'in one language' : `in ${languages} languages`}
      />
      <Figure
        label="This week"
        value={thisWeek}
        note={thisWeek === 0 ? 'the loom is waiting' : 'added since Monday'}
      />
      <Figure
        label="Favorites"
        value={favorites}
        note={favorites === 0 ? 'mark one with the heart' : 'close to your heart'}
      />
      <Figure
        label="Reactions received"
        value={reactionsReceived.total}
        note={reactionsReceived.total === 0 ? 'share a public word' : 'on your cards'}
      >
        {reactionsReceived.top.map(({ kind }) => (
          <ReactionEmoji
            key={kind}
            kind={kind}
            size={22}
            className="size-[22px] not-first:@max-[8.5rem]:hidden"
          />
        ))}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: number;
  note: string;
  children?: ReactNode;
}

function Figure({ label, value, note, children }: FigureProps) {
  return (
    <div className="@container flex min-w-0 flex-col rounded-card border border-line bg-card p-4 shadow-card sm:p-5">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-1 flex items-center justify-between gap-2">
        <span className="font-serif text-3xl font-semibold tracking-tight">
          {compactCount(value)}
        </span>
        <span className="flex -space-x-1.5">{children}</span>
      </dd>
      <dd className="text-sm text-soft">{note}</dd>
    </div>
  );
}
