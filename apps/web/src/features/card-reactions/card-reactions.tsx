import type { WordCard } from '@wordloom/contracts/word-cards';
import { SmilePlus } from 'lucide-react';
import { lazy, useId } from 'react';
import { describeReactions } from '#entities/reaction/model/describe-reactions.ts';
import { ReactionCount } from '#entities/reaction/ui/reaction-count.tsx';
import { useReact } from '#features/card-reactions/use-react.ts';
import { PopupButton } from '#shared/ui/popup-button.tsx';

const load = () => import('#features/card-reactions/reaction-picker.tsx');
const ReactionPicker = lazy(async () => ({ default: (await load()).ReactionPicker }));
const preload = () => void load().catch(() => undefined);

/** What learners think of a card; it opens the picker for one's own reaction. */
export function CardReactions({ card }: { card: WordCard }) {
  const react = useReact(card);
  const summaryId = useId();
  const { total, mine } = card.reactionSummary;
  return (
    <>
      <PopupButton
        kind="dialog"
        aria-describedby={summaryId}
        onIntent={preload}
        className="relative flex rounded-full before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:brightness-95 dark:hover:brightness-125"
        renderPopup={(popup) => <ReactionPicker {...popup} chosen={mine?.kind} onChoose={react} />}
      >
        <span className="sr-only">React</span>{' '}
        {total === 0 ? (
          <span className="grid h-6 w-9 place-items-center rounded-full bg-sunk text-soft">
            <SmilePlus aria-hidden="true" className="size-4" />
          </span>
        ) : (
          <ReactionCount summary={card.reactionSummary} />
        )}
      </PopupButton>
      <span id={summaryId} hidden>
        {describeReactions(card.reactionSummary)}
      </span>
    </>
  );
}
