import { Languages, Quote, Sparkles, SquarePen, Tags } from 'lucide-react';
import { ShortcutCard, type Shortcut } from '#app/routes/home-shortcut-card.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { cn } from '#shared/ui/class-names.ts';

const SHORTCUTS: readonly Shortcut[] = [
  {
    title: 'Search with IA',
    text: 'One word, four languages',
    to: PATHS.search,
    icon: Sparkles,
    dye: 'indigo',
  },
  {
    title: 'Save Personal word',
    text: 'Your own words and notes',
    to: PATHS.save,
    icon: SquarePen,
    dye: 'madder',
  },
  {
    title: 'By language',
    text: 'Spanish, English, German…',
    to: `${PATHS.filter}?type=language`,
    icon: Languages,
    dye: 'verdigris',
  },
  {
    title: 'By category',
    text: 'Food, places, animals…',
    to: `${PATHS.filter}?type=category`,
    icon: Tags,
    dye: 'saffron',
  },
  {
    title: 'By example',
    text: 'Find it in a sentence',
    to: `${PATHS.filter}?type=example`,
    icon: Quote,
    dye: 'logwood',
  },
];

// Five fill two rows without a hole: three and two on a tablet, the last one alone where two stand in a row.
const placeClasses =
  'sm:max-md:last:col-span-2 md:max-xl:col-span-2 md:max-xl:nth-[n+4]:col-span-3';

/** `compact`: where it is not the main thing, and should leave room on a phone. */
export function ShortcutGrid({ compact = false }: { compact?: boolean }) {
  return (
    <ul
      className={cn(
        'grid gap-3 sm:grid-cols-2 md:grid-cols-6 xl:grid-cols-5 xl:gap-4',
        compact && 'max-sm:grid-cols-2',
      )}
    >
      {SHORTCUTS.map((shortcut) => (
        <li
          key={shortcut.to}
          className={cn('flex', placeClasses, compact && 'max-sm:last:col-span-2')}
        >
          <ShortcutCard {...shortcut} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
