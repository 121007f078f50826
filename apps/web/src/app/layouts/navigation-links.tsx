import { Link, useLocation } from 'react-router-dom';
import { entryClasses } from '#app/layouts/entry-classes.ts';
import { isCurrent, NAVIGATION } from '#app/layouts/navigation.ts';
import { preloadScreen } from '#app/signed-in-screens.ts';
import { cn } from '#shared/ui/class-names.ts';

export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className="space-y-0.5">
        {NAVIGATION.map(({ label, path, icon: Icon }) => {
          const current = isCurrent(path, pathname);
          return (
            <li key={path}>
              <Link
                to={path}
                onClick={onFollow}
                onPointerEnter={() => preloadScreen(path)}
                onFocus={() => preloadScreen(path)}
                aria-current={current ? 'page' : undefined}
                className={cn(
                  entryClasses,
                  current ? 'bg-tint font-semibold text-primary' : 'text-soft hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-[18px] shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
