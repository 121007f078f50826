import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useResolvedTheme } from '#shared/theme/theme.ts';
import { cn } from '#shared/ui/class-names.ts';

/** Names the theme it leads to. */
export function ThemeSwitch({ className }: { className: string }) {
  const dark = useResolvedTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      data-themed
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className={cn('flex items-center gap-3', className)}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" />
      {dark ? 'Light Mode' : 'Dark Mode'}
    </button>
  );
}
