import type { DyeName } from '@wordloom/domain/palette';
import { Languages, Quote, Sparkles, SquarePen, Tags, type LucideIcon } from 'lucide-react';
import { ShortcutCard } from '#app/routes/home-shortcut-card.tsx';
import { PATHS } from '#shared/config/paths.ts';

export interface Shortcut {
  title: string;
  text: string;
  to: string;
  icon: LucideIcon;
  dye: DyeName;
}

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

export function ShortcutGrid() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5 xl:gap-4">
      {SHORTCUTS.map((shortcut) => (
        <li key={shortcut.to} className="flex">
          <ShortcutCard {...shortcut} />
        </li>
      ))}
    </ul>
  );
}
