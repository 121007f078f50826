import type { WordCard } from '@wordloom/contracts/word-cards';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { placeAfterCard } from '#features/card-delete/place-after-card.ts';
import { useDeleteCard } from '#features/card-delete/use-delete-card.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

interface DeleteCardDialogProps {
  card: WordCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A card is gone for good: the word is named before it goes. */
export function DeleteCardDialog({ card, open, onOpenChange }: DeleteCardDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLElement | null>(null);
  const { deleteCard, deleting } = useDeleteCard(card.wordTranslationId, () => {
    next.current = placeAfterCard(card.wordTranslationId);
    onOpenChange(false);
  });
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={cancel}
      finalFocus={() => next.current ?? true}
      title={`Delete “${card.translatedWord}”?`}
      lead="The card goes for good, with its picture, its favorites and its reactions."
    >
      <div className="flex flex-wrap justify-end gap-2.5 pt-2">
        <Button ref={cancel} variant="outline" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="danger" busy={deleting} busyLabel="Deleting…" onClick={deleteCard}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
