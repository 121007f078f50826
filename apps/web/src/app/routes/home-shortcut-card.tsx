import type { DyeName } from '@wordloom/domain/palette';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '#shared/ui/class-names.ts';

export interface Shortcut {
  title: string;
  text: string;
  to: string;
  icon: LucideIcon;
  dye: DyeName;
}

/** The title is the link; its area is the whole card. `compact`: on a phone, without the text. */
export function ShortcutCard(props: Shortcut & { compact: boolean }) {
  const { title, text, to, icon: Icon, dye, compact } = props;
  return (
    <div
      className={cn(
        'relative grid w-full grid-cols-[auto_1fr] items-center gap-x-3.5 rounded-card border border-line bg-card p-4 shadow-card transition-[border-color,translate] duration-150 focus-within:border-primary hover:-translate-y-0.5 hover:border-field sm:grid-cols-1 sm:content-start',
        compact && 'max-sm:gap-x-2.5 max-sm:p-2.5',
      )}
    >
      <span
        style={{
          backgroundColor: `color-mix(in srgb, var(--dye-${dye}) 16%, var(--card))`,
          color: `var(--dye-${dye}-text)`,
        }}
        className={cn(
          'row-span-2 grid size-10 place-items-center rounded-control sm:row-span-1 sm:mb-3.5',
          compact && 'max-sm:size-9',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <Link
        to={to}
        className={cn(
          'font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary',
          compact && 'leading-tight max-sm:row-span-2 max-sm:text-sm',
        )}
      >
        {title}
      </Link>
      <span className={cn('text-sm text-soft', compact && 'max-sm:hidden')}>{text}</span>
    </div>
  );
}
