import type { DyeName } from '@wordloom/domain/palette';
import {
  ChevronRight,
  Globe,
  Heart,
  LibraryBig,
  SlidersHorizontal,
  Sparkles,
  SquarePen,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { OverviewPanel } from '#features/learning-overview/ui/overview-panel.tsx';
import { PATHS } from '#shared/config/paths.ts';

interface Task {
  label: string;
  to: string;
  icon: LucideIcon;
  dye: DyeName;
}

const TASKS: readonly Task[] = [
  { label: 'Look up a word with IA', to: PATHS.search, icon: Sparkles, dye: 'indigo' },
  { label: 'Write your own card', to: PATHS.save, icon: SquarePen, dye: 'madder' },
  { label: 'Leaf through your collection', to: PATHS.myWords, icon: LibraryBig, dye: 'woad' },
  { label: 'Find by language or topic', to: PATHS.filter, icon: SlidersHorizontal, dye: 'saffron' },
  { label: 'See the cards you love', to: PATHS.favorites, icon: Heart, dye: 'cochineal' },
  { label: 'Discover what others weave', to: PATHS.words, icon: Globe, dye: 'verdigris' },
];

/** A way into every task. */
export function DashboardTasks() {
  return (
    <OverviewPanel title="What next?">
      <div className="@container">
        <ul className="-mx-2.5 -mb-2 grid @lg:grid-cols-2 @4xl:grid-cols-3">
          {TASKS.map(({ label, to, icon: Icon, dye }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex min-h-11 items-center gap-3 rounded-control px-2.5 font-medium transition-[background-color] duration-150 hover:bg-tint"
              >
                <Icon
                  aria-hidden="true"
                  style={{ color: `var(--dye-${dye}-text)` }}
                  className="size-[18px] shrink-0"
                />
                <span className="min-w-0 grow py-1.5 leading-snug">{label}</span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-soft transition-[translate] duration-150 group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </OverviewPanel>
  );
}
