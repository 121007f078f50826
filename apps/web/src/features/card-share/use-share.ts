import type { WordCard } from '@wordloom/contracts/word-cards';
import { useRef, useState, type RefObject } from 'react';
import { captureSheet } from '#features/card-share/capture-sheet.ts';
import { shareFileName } from '#features/card-share/share-file-name.ts';
import { MEDIA_TYPES, type ShareChoice } from '#features/card-share/share-format.ts';
import { shareFile } from '#features/card-share/system-share.ts';
import { offerFile } from '#shared/files/offer-file.ts';
import { notify } from '#shared/toast/toast.ts';

type Way = 'download' | 'copy' | 'share';

interface Shared {
  card: WordCard;
  choice: ShareChoice;
  sheet: RefObject<HTMLElement | null>;
}

const NOT_COPIED = '❌ No se pudo copiar la imagen';
const NOT_MADE = '❌ The picture could not be made';

/** Makes the picture and hands it over; one at a time. */
export function useShare({ card, choice, sheet }: Shared) {
  const [busyWith, setBusyWith] = useState<Way | null>(null);
  const busy = useRef(false);
  const name = shareFileName(card.originalWord, choice.format);

  const capture = (wanted: ShareChoice) =>
    sheet.current
      ? captureSheet(sheet.current, wanted)
      : Promise.reject(new Error('There is nothing to draw'));

  const attempt = (way: Way, failed: string, handOver: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusyWith(way);
    handOver()
      .catch(() => notify.error(failed))
      .finally(() => {
        busy.current = false;
        setBusyWith(null);
      });
  };

  return {
    busyWith,
    download: () =>
      attempt('download', NOT_MADE, async () => offerFile(await capture(choice), name)),
    copy: () =>
      attempt('copy', NOT_COPIED, async () => {
        // Clipboards take PNG alone. The picture is promised, because Safari listens only to the press itself.
        const picture = capture({ ...choice, format: 'PNG' });
        await navigator.clipboard.write([new ClipboardItem({ [MEDIA_TYPES.PNG]: picture })]);
        notify.success('✅ Copiado al portapapeles!');
      }),
    share: () =>
      attempt('share', NOT_MADE, async () => {
        const file = new File([await capture(choice)], name, { type: MEDIA_TYPES[choice.format] });
        await shareFile(file, card.translatedWord);
      }),
  };
}
