import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/config/paths.ts';

/** The way to what everybody has woven. */
export function AllWordsLink() {
  return (
    <Link
      to={PATHS.words}
      className="group flex min-h-16 items-center gap-4 rounded-card border border-line bg-card px-4 py-3 shadow-card transition-[border-color] duration-150 hover:border-field sm:px-5"
    >
      <span className="flex shrink-0 -space-x-1.5" aria-hidden="true">
        {['indigo', 'madder', 'weld', 'woad'].map((dye) => (
          <span
            key={dye}
            style={{ backgroundColor: `var(--dye-${dye})` }}
            className="size-5 rounded-full border-2 border-card"
          />
        ))}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">Words in all languages</span>
        <span className="block text-sm text-soft">What you and everybody else have woven</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-[18px] shrink-0 text-soft transition-[translate] duration-150 group-hover:translate-x-0.5"
      />
    </Link>
  );
}
