import type { WordCard } from '@wordloom/contracts/word-cards';
import { useRef } from 'react';
import { ShareActions } from '#features/card-share/share-actions.tsx';
import { ShareChoices } from '#features/card-share/share-choices.tsx';
import { SharePreview } from '#features/card-share/share-preview.tsx';
import { useShareChoice } from '#features/card-share/use-share-choice.ts';
import { Dialog } from '#shared/ui/dialog.tsx';

interface CardShareDialogProps {
  card: WordCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A card as a picture: to keep, to copy, or to send. */
export function CardShareDialog({ card, open, onOpenChange }: CardShareDialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [choice, choose] = useShareChoice(open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share Word"
      lead="The card as a picture, on light paper whatever your theme."
      className="sm:max-w-[40rem] md:max-w-[46rem] lg:max-w-[56rem]"
    >
      <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <SharePreview card={card} scale={choice.scale} ref={sheet} />
        <div className="flex flex-col gap-5">
          <ShareChoices choice={choice} onChange={choose} />
          <ShareActions card={card} choice={choice} sheet={sheet} />
        </div>
      </div>
    </Dialog>
  );
}
