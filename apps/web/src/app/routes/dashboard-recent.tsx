import type { WordCard } from '@wordloom/contracts/word-cards';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FullWordCard } from '#app/cards/full-word-card.tsx';
import { CardGridItem } from '#features/card-browser/ui/card-grid.tsx';
import { PATHS } from '#shared/config/paths.ts';

/** The newest threads. */
export function RecentWords({ cards }: { cards: readonly WordCard[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          Recent words
        </h2>
        <Link
          to={PATHS.myWords}
          className="flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          See all
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
        {cards.map((card) => (
          <CardGridItem key={card.wordTranslationId}>
            <FullWordCard card={card} />
          </CardGridItem>
        ))}
      </ul>
    </section>
  );
}
