import { useRef, type CSSProperties } from 'react';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { useLanguages } from '#entities/language/model/use-languages.ts';
import type { SearchRounds } from '#features/word-search/model/search-rounds.ts';
import { newsInWords } from '#features/word-search/model/state-words.ts';
import { SearchedLanguageItem } from '#features/word-search/ui/searched-language-item.tsx';
import { cn } from '#shared/ui/class-names.ts';

interface SearchedLanguagesProps {
  rounds: SearchRounds;
  /** Takes the place of the title when there is something to say about waiting. */
  notice?: string | undefined;
  onTryAgain: (codes: readonly string[]) => void;
}

/** How far a search is in each of its languages. Nothing moves while they change. */
export function SearchedLanguages(props: SearchedLanguagesProps) {
  const { rounds, notice, onTryAgain } = props;
  const known = useLanguages();
  const dyeOf = useLanguageDye();
  const labelOf = (code: string) => known.find((language) => language.code === code)?.label ?? code;
  const { search, languages } = rounds;
  const title = useRef<HTMLParagraphElement>(null);
  const waiting = languages.some(({ state }) => state === 'searching');
  const failed = languages.filter(({ state }) => state === 'failed').map(({ code }) => code);
  const count = languages.length === 1 ? '1 language' : `${String(languages.length)} languages`;
  const tryAll = () => {
    title.current?.focus();
    onTryAgain(failed);
  };
  return (
    <section aria-label="Searched languages" className="mb-5">
      <div className="flex min-h-8 items-center justify-between gap-4 text-sm text-soft">
        <p
          ref={title}
          tabIndex={-1}
          className={cn('min-w-0', notice === undefined ? 'truncate' : 'text-xs leading-4')}
        >
          {notice ?? `“${search.word}” in ${count}`}
        </p>
        {failed.length > 1 && !waiting && (
          <button
            type="button"
            onClick={tryAll}
            className="relative shrink-0 rounded-sm font-semibold text-primary after:absolute after:-inset-x-3 after:-inset-y-3 hover:underline"
          >
            Try all again
          </button>
        )}
      </div>
      <ul
        style={{ '--columns': languages.length } as CSSProperties}
        className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(var(--columns),minmax(0,16.5rem))]"
      >
        {languages.map(({ code, state }) => (
          <SearchedLanguageItem
            key={code}
            label={labelOf(code)}
            dye={dyeOf(code)}
            state={state}
            waiting={waiting}
            onTryAgain={() => onTryAgain([code])}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {[newsInWords(rounds, labelOf), notice].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
