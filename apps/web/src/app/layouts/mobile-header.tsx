import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { CurrentUserAvatar } from '#entities/user/ui/current-user-avatar.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { cn } from '#shared/ui/class-names.ts';
import { Wordmark } from '#shared/ui/wordmark.tsx';

const loadDrawer = () => import('#app/layouts/navigation-drawer.tsx');
const NavigationDrawer = lazy(async () => ({ default: (await loadDrawer()).NavigationDrawer }));

interface MobileHeaderProps {
  onUpdateInfo: () => void;
  className: string;
}

/** On small screens the navigation is a drawer; its code comes with the first touch of the button. */
export function MobileHeader({ onUpdateInfo, className }: MobileHeaderProps) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <header
      className={cn(
        'sticky top-0 z-30 flex h-14 items-center gap-1.5 border-b border-line bg-card pr-4 pl-1.5',
        className,
      )}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </Button>
      <Link to={PATHS.home} className="flex min-h-11 items-center rounded-control px-1">
        <Wordmark />
      </Link>
      <CurrentUserAvatar size={30} className="ml-auto" />
      {used && (
        <Suspense>
          <NavigationDrawer open={open} onOpenChange={setOpen} onUpdateInfo={onUpdateInfo} />
        </Suspense>
      )}
    </header>
  );
}
