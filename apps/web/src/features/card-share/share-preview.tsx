import type { WordCard } from '@wordloom/contracts/word-cards';
import type { CSSProperties, Ref } from 'react';
import { PREVIEW_SCALES, SHEET, type ShareScale } from '#features/card-share/share-format.ts';
import { ShareSheet } from '#features/card-share/share-sheet.tsx';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';

interface SharePreviewProps {
  card: WordCard;
  scale: ShareScale;
  /** Points to what is drawn, at its own size. */
  ref: Ref<HTMLDivElement>;
}

/** The picture as it will be; on smaller screens all three sizes are shown smaller. */
export function SharePreview({ card, scale, ref }: SharePreviewProps) {
  const dye = useLanguageDye()(card.languageCode);
  return (
    <figure
      aria-label="Preview"
      style={sizes(PREVIEW_SCALES[scale])}
      className="relative h-(--height) w-full overflow-hidden rounded-card bg-sunk [--fit:.56] sm:[--fit:.8] md:w-(--width) lg:[--fit:1]"
    >
      <div className="absolute top-1/2 left-1/2 -translate-1/2 scale-(--scale) overflow-hidden rounded-[10px] shadow-card transition-[scale] duration-150">
        <ShareSheet card={card} dye={dye} ref={ref} />
      </div>
    </figure>
  );
}

type Sizes = CSSProperties & Record<'--scale' | '--width' | '--height', string>;

const LARGEST = Math.max(...Object.values(PREVIEW_SCALES));
const ROOM_PX = 32;

/** The frame has room for the largest preview, so that nothing jumps when another one is chosen. */
function sizes(scale: number): Sizes {
  const room = (px: number) =>
    `calc(${String(px * LARGEST)}px * var(--fit) + ${String(ROOM_PX)}px)`;
  return {
    '--scale': `calc(${String(scale)} * var(--fit))`,
    '--width': room(SHEET.width),
    '--height': room(SHEET.height),
  };
}
