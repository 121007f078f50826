import type { WordCard } from '@wordloom/contracts/word-cards';
import { Copy, Download, Share2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { ShareChoice } from '#features/card-share/share-format.ts';
import { canShareFiles } from '#features/card-share/system-share.ts';
import { useShare } from '#features/card-share/use-share.ts';
import { Button } from '#shared/ui/button.tsx';

interface ShareActionsProps {
  card: WordCard;
  choice: ShareChoice;
  /** What is drawn. */
  sheet: RefObject<HTMLElement | null>;
}

/** The ways out of the dialog for the picture. */
export function ShareActions({ card, choice, sheet }: ShareActionsProps) {
  const { busyWith, download, copy, share } = useShare({ card, choice, sheet });
  return (
    <div className="grid gap-2.5">
      <Button busy={busyWith === 'download'} busyLabel="Drawing…" onClick={download}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button variant="outline" busy={busyWith === 'copy'} busyLabel="Copying…" onClick={copy}>
        <Copy aria-hidden="true" />
        Copy to clipboard
      </Button>
      {canShareFiles() && (
        <Button variant="outline" busy={busyWith === 'share'} busyLabel="Drawing…" onClick={share}>
          <Share2 aria-hidden="true" />
          Share…
        </Button>
      )}
    </div>
  );
}
