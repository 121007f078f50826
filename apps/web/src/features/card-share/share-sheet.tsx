import type { WordCard } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import type { Ref } from 'react';
import { SHEET } from '#features/card-share/share-format.ts';
import { CardLanguage } from '#entities/word-card/ui/card-language.tsx';
import { CardPicture } from '#entities/word-card/ui/card-picture.tsx';
import { CardMeaning, CardOrigin } from '#entities/word-card/ui/card-words.tsx';
import { isLongWord } from '#entities/word-card/model/long-word.ts';
import { APP_NAME } from '#shared/config/app-name.ts';
import { cn } from '#shared/ui/class-names.ts';
import { WovenBand } from '#shared/ui/woven-band.tsx';

interface ShareSheetProps {
  card: WordCard;
  dye: DyeName;
  ref: Ref<HTMLDivElement>;
}

/** What becomes the picture. Sizes in pixels: it must not follow the reader's font size or theme. */
export function ShareSheet({ card, dye, ref }: ShareSheetProps) {
  return (
    <div
      ref={ref}
      style={SHEET}
      className="always-light flex flex-col overflow-hidden bg-paper p-5 font-sans text-[15px] leading-normal text-ink"
    >
      <div className="flex min-h-0 grow flex-col overflow-hidden rounded-card border border-line bg-card">
        <WovenBand dye={dye} className="shrink-0" />
        <CardPicture imageUrl={card.imageUrl} className="min-h-0 grow" />
        <div className="shrink-0 px-5 pt-3.5 pb-4.5">
          <div className="flex items-center justify-between gap-4">
            <CardOrigin card={card} className="text-[13px]" />
            <CardLanguage name={card.languageName} dye={dye} className="shrink-0 text-[11px]" />
          </div>
          <p
            lang={card.languageCode}
            className={cn(
              'mt-0.5 font-serif leading-tight font-semibold tracking-tight wrap-anywhere hyphens-auto',
              isLongWord(card.translatedWord) ? 'text-[25px]' : 'text-[34px]',
            )}
          >
            {card.translatedWord}
          </p>
          <CardMeaning card={card} descriptionClassName="mt-1.5" exampleClassName="mt-1" />
          {card.imageCredit && (
            <p className="mt-2 flex gap-x-[0.3em] text-[11px] leading-4 whitespace-nowrap text-soft">
              <span className="truncate">Photo by {card.imageCredit.author}</span>
              <span>on {card.imageCredit.provider}</span>
            </p>
          )}
        </div>
      </div>
      <p className="mt-3.5 flex shrink-0 items-center justify-center gap-2 font-serif text-[15px] leading-5 font-semibold">
        <img src="/logo-light.svg" alt="" width={20} height={20} />
        {APP_NAME}
      </p>
    </div>
  );
}
