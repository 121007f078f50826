import type { WordCard } from '@wordloom/contracts/word-cards';
import { capitalised } from '@wordloom/domain/label';
import { EditCardForm } from '#features/card-edit/edit-card-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

interface EditCardDialogProps {
  card: WordCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditCardDialog({ card, open, onOpenChange }: EditCardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Translation"
      lead={`${card.originalWord} in ${capitalised(card.languageName)}`}
      className="sm:max-w-lg"
    >
      <EditCardForm card={card} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
