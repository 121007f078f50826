import type { WordCard } from '@wordloom/contracts/word-cards';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CardDialogContext, type CardDialogKind } from '#app/cards/card-dialog.ts';

const DIALOGS = {
  edit: lazy(async () => ({
    default: (await import('#features/card-edit/edit-card-dialog.tsx')).EditCardDialog,
  })),
  share: lazy(async () => ({
    default: (await import('#features/card-share/card-share-dialog.tsx')).CardShareDialog,
  })),
  delete: lazy(async () => ({
    default: (await import('#features/card-delete/delete-card-dialog.tsx')).DeleteCardDialog,
  })),
};

interface ShownDialog {
  kind: CardDialogKind;
  card: WordCard;
  /** Another one each time: what was typed in the last one is not there any more. */
  id: number;
  open: boolean;
}

/** The dialogs about the cards among its children, one at a time; their code comes when it is needed. */
export function CardDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const [openDialog] = useState(
    () => (kind: CardDialogKind, card: WordCard) =>
      setShown((last) => ({ kind, card, id: (last?.id ?? 0) + 1, open: true })),
  );
  const changeOpen = (id: number, open: boolean) =>
    setShown((last) => (last?.id === id ? { ...last, open } : last));
  const Dialog = shown && DIALOGS[shown.kind];
  return (
    <CardDialogContext value={openDialog}>
      {children}
      {Dialog && (
        <Suspense>
          <Dialog
            key={shown.id}
            card={shown.card}
            open={shown.open}
            onOpenChange={(open) => changeOpen(shown.id, open)}
          />
        </Suspense>
      )}
    </CardDialogContext>
  );
}
