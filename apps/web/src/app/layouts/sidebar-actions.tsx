import { LogOut, UserRoundPen } from 'lucide-react';
import { AboutLink } from '#app/layouts/about-link.tsx';
import { entryClasses } from '#app/layouts/entry-classes.ts';
import { preloadProfileDialog } from '#app/layouts/lazy-profile-dialog.tsx';
import { useSignOut } from '#features/sign-out/use-sign-out.ts';
import { ThemeSwitch } from '#features/theme-switch/theme-switch.tsx';
import { cn } from '#shared/ui/class-names.ts';

const actionClasses = cn(entryClasses, 'text-soft hover:text-ink');

interface SidebarActionsProps {
  onUpdateInfo: () => void;
  className: string;
}

/** What stands at the foot of the sidebar. */
export function SidebarActions({ onUpdateInfo, className }: SidebarActionsProps) {
  const signOut = useSignOut();
  return (
    <div className={cn('space-y-0.5', className)}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadProfileDialog}
        onFocus={preloadProfileDialog}
        onClick={onUpdateInfo}
        className={actionClasses}
      >
        <UserRoundPen aria-hidden="true" className="size-[18px] shrink-0" />
        Update Info
      </button>
      <ThemeSwitch className={actionClasses} />
      <button type="button" onClick={signOut} className={actionClasses}>
        <LogOut aria-hidden="true" className="size-[18px] shrink-0" />
        Logout
      </button>
      <AboutLink className="mt-2 px-3" />
    </div>
  );
}
