import { LogOut } from 'lucide-react';
import { entryClasses } from '#app/layouts/entry-classes.ts';
import { useSignOut } from '#features/sign-out/use-sign-out.ts';
import { ThemeSwitch } from '#features/theme-switch/theme-switch.tsx';
import { cn } from '#shared/ui/class-names.ts';

const actionClasses = cn(entryClasses, 'text-soft hover:text-ink');

/** What stands at the foot of the sidebar. */
export function SidebarActions({ className }: { className: string }) {
  const signOut = useSignOut();
  return (
    <div className={cn('space-y-0.5', className)}>
      <ThemeSwitch className={actionClasses} />
      <button type="button" onClick={signOut} className={actionClasses}>
        <LogOut aria-hidden="true" className="size-[18px] shrink-0" />
        Logout
      </button>
    </div>
  );
}
