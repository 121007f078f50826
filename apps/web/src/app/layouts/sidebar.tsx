import { Link } from 'react-router-dom';
import { NavigationLinks } from '#app/layouts/navigation-links.tsx';
import { SidebarActions } from '#app/layouts/sidebar-actions.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { cn } from '#shared/ui/class-names.ts';
import { Wordmark } from '#shared/ui/wordmark.tsx';

interface SidebarProps {
  onUpdateInfo: () => void;
  className: string;
}

export function Sidebar({ onUpdateInfo, className }: SidebarProps) {
  return (
    <header
      className={cn('w-64 flex-col gap-4 overflow-y-auto bg-card px-3.5 pt-4 pb-5', className)}
    >
      <Link
        to={PATHS.home}
        className="flex min-h-11 items-center self-start rounded-control px-2.5"
      >
        <Wordmark />
      </Link>
      <NavigationLinks />
      <SidebarActions onUpdateInfo={onUpdateInfo} className="mt-auto" />
    </header>
  );
}
