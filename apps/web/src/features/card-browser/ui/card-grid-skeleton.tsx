import { LIMITS } from '@wordloom/contracts/limits';
import { WordCardSkeleton } from '#entities/word-card/ui/word-card-skeleton.tsx';
import { CardGrid, CardGridItem } from '#features/card-browser/ui/card-grid.tsx';

/** A page of cards on its way: words for the ear, shapes for the eye. */
export function CardGridSkeleton({ message }: { message: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: LIMITS.cardsPerPage }, (_, index) => (
            <CardGridItem key={index} whenSeen>
              <WordCardSkeleton />
            </CardGridItem>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
