import type { DyeName } from '@wordloom/domain/palette';
import { useId } from 'react';
import type { ComingWord } from '#entities/word-card/model/coming-word.ts';
import { isLongWord } from '#entities/word-card/model/long-word.ts';
import { CardLanguage } from '#entities/word-card/ui/card-language.tsx';
import { cn } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { WovenBand } from '#shared/ui/woven-band.tsx';

/** A wide card before it is kept: its words can be read, its picture and its buttons have their room. */
export function ComingWordCard({ word, dye }: { word: ComingWord; dye: DyeName }) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      aria-busy="true"
      className="flex h-full flex-col overflow-hidden rounded-panel border border-line bg-card shadow-card"
    >
      <WovenBand dye={dye} />
      <div className="grid grow md:grid-cols-[2fr_3fr] lg:grid-cols-2">
        <Skeleton className="aspect-16/10 h-full rounded-none opacity-60 md:aspect-auto md:min-h-88" />
        <div className="flex flex-col p-5 sm:p-7">
          <CardLanguage name={word.languageName} dye={dye} className="text-xs" />
          <p className="mt-3 wrap-anywhere text-soft">
            <span className="font-medium">{word.originalWord}</span> · {word.categoryName}
          </p>
          <h2
            id={headingId}
            lang={word.languageCode}
            className={cn(
              'mt-1 wrap-anywhere hyphens-auto',
              isLongWord(word.translatedWord) ? 'text-2xl lg:text-3xl' : 'text-3xl sm:text-4xl',
            )}
          >
            {word.translatedWord}
          </h2>
          <div lang={word.languageCode} className="text-lg wrap-anywhere hyphens-auto">
            <p className="mt-3">{word.translatedDescription}</p>
            <p className="mt-3 font-serif text-soft italic">
              <q>{word.translatedExample}</q>
            </p>
          </div>
          <div className="mt-auto flex flex-wrap gap-2.5 pt-6 opacity-60">
            <Skeleton className="h-11 w-31 lg:w-38" />
            <Skeleton className="h-11 w-19 lg:w-26" />
            <Skeleton className="h-11 w-18 lg:w-25" />
          </div>
        </div>
      </div>
    </article>
  );
}
