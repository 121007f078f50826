import { Link } from 'react-router-dom';
import { useLanguages, type DyedLanguage } from '#entities/language/model/use-languages.ts';
import { PATHS } from '#shared/config/paths.ts';
import { cn } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { WovenBand } from '#shared/ui/woven-band.tsx';

/** The first languages of the product are the featured ones. */
const FEATURED = 3;
const SKELETONS = Array.from({ length: FEATURED }, (_, index) => index);

/** The header of all words: the featured languages, each a way to its words. */
export function FeaturedWords({ className }: { className?: string }) {
  const languages = useLanguages().slice(0, FEATURED);
  return (
    <section
      aria-labelledby="featured-words"
      className={cn(
        'grid gap-4 rounded-panel border border-line bg-card p-4 shadow-card sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-center lg:gap-8',
        className,
      )}
    >
      <div>
        <h2 id="featured-words" className="text-xl sm:text-2xl">
          Featured words
        </h2>
        <p className="mt-1 text-soft">
          Three languages to begin with; all the others follow below.
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {languages.length === 0 &&
          SKELETONS.map((index) => (
            <li key={index}>
              <Skeleton className="h-23 rounded-card sm:h-26" />
            </li>
          ))}
        {languages.map((language) => (
          <li key={language.code}>
            <FeaturedLanguage {...language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeaturedLanguage({ code, label, dye }: DyedLanguage) {
  return (
    <Link
      to={`${PATHS.filter}?type=language&value=${code}`}
      className="block h-23 overflow-hidden rounded-card border border-line bg-paper transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-field sm:h-26"
    >
      <WovenBand dye={dye} />
      <span className="block px-2.5 pt-2.5 sm:px-4 sm:pt-4">
        <span
          lang={code}
          className="block font-serif text-base font-semibold min-[23rem]:text-lg sm:text-2xl"
        >
          {ownName(code)}
        </span>
        <span className="block text-xs leading-snug text-soft sm:text-sm">Words in {label}</span>
      </span>
    </Link>
  );
}

/** What a language calls itself: `español`. */
function ownName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
