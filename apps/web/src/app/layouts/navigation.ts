import {
  Heart,
  House,
  LayoutDashboard,
  LibraryBig,
  SlidersHorizontal,
  Sparkles,
  SquarePen,
  type LucideIcon,
} from 'lucide-react';
import { PATHS } from '#shared/config/paths.ts';

interface Entry {
  label: string;
  path: string;
  icon: LucideIcon;
}

/** The entries of the sidebar and the drawer, in the order of the specification. */
export const NAVIGATION: readonly Entry[] = [
  { label: 'Home', path: PATHS.home, icon: House },
  { label: 'Dashboard', path: PATHS.dashboard, icon: LayoutDashboard },
  { label: 'Search word', path: PATHS.search, icon: Sparkles },
  { label: 'Save word', path: PATHS.save, icon: SquarePen },
  { label: 'My words', path: PATHS.myWords, icon: LibraryBig },
  { label: 'Filter', path: PATHS.filter, icon: SlidersHorizontal },
  { label: 'Favorite', path: PATHS.favorites, icon: Heart },
];

/** Home answers at two addresses and is highlighted at both. */
export function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || (path === PATHS.home && pathname === PATHS.root);
}
