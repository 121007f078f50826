import type { DyeName } from '@wordloom/domain/palette';
import { Check, Minus } from 'lucide-react';
import { useRef } from 'react';
import type { LanguageState } from '#features/word-search/model/search-rounds.ts';
import { STATE_WORDS } from '#features/word-search/model/state-words.ts';
import { TryAgainButton } from '#features/word-search/ui/try-again-button.tsx';
import { cn } from '#shared/ui/class-names.ts';
import { DyeDot } from '#shared/ui/dye-dot.tsx';
import { dyeStyle } from '#shared/ui/dye-style.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

interface SearchedLanguageItemProps {
  label: string;
  dye: DyeName;
  state: LanguageState;
  /** The search is still going on, here or in another language. */
  waiting: boolean;
  onTryAgain: () => void;
}

// An answer that comes at once is not preceded by a flash of waiting.
const LATE = 'settle-in [animation-delay:350ms]';

const LOOKS: Record<LanguageState, string> = {
  searching: `text-soft ${LATE}`,
  found: 'text-soft',
  failed: 'text-danger',
  none: 'text-soft',
};

/** A language of the search and how it stands; its thread runs through once it is found. */
export function SearchedLanguageItem(props: SearchedLanguageItemProps) {
  const { label, dye, state, waiting, onTryAgain } = props;
  const item = useRef<HTMLLIElement>(null);
  const tryAgain = () => {
    // The button goes away; whoever pressed it stays here.
    item.current?.focus();
    onTryAgain();
  };
  return (
    <li
      ref={item}
      tabIndex={-1}
      style={dyeStyle(dye)}
      className="relative grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 overflow-hidden rounded-control border border-line bg-card px-3 py-2 leading-tight"
    >
      <p className="contents">
        <span className="col-span-2 flex items-center gap-2 text-sm font-semibold sm:col-span-1">
          <DyeDot dye={dye} />
          <span className="truncate">{label}</span>
          <span className="sr-only">: </span>
        </span>
        <span key={state} className={cn('col-start-1 mt-0.5 text-xs', LOOKS[state])}>
          {STATE_WORDS[state]}
        </span>
      </p>
      <span className="col-start-2 row-start-2 mt-0.5 text-(--dye-text) sm:row-span-2 sm:row-start-1 sm:mt-0 [&_svg]:size-4">
        {state === 'searching' && (
          <span className={cn('block', LATE)}>
            <Spinner />
          </span>
        )}
        {state === 'found' && <Check aria-hidden="true" />}
        {state === 'none' && <Minus aria-hidden="true" className="text-soft" />}
        {state === 'failed' && (
          <TryAgainButton label={label} waiting={waiting} onPress={tryAgain} />
        )}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'absolute inset-x-0 bottom-0 h-[3px] origin-left bg-(--dye) transition-[scale] duration-200',
          state !== 'found' && 'scale-x-0',
        )}
      />
    </li>
  );
}
