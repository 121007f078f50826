import { Link } from 'react-router-dom';
import type { Shortcut } from '#app/routes/home-shortcuts.tsx';

/** The title is the link; its area is the whole card. */
export function ShortcutCard({ title, text, to, icon: Icon, dye }: Shortcut) {
  return (
    <div className="relative grid w-full grid-cols-[auto_1fr] items-center gap-x-3.5 rounded-card border border-line bg-card p-4 shadow-card transition-[border-color,translate] duration-150 focus-within:border-primary hover:-translate-y-0.5 hover:border-field sm:grid-cols-1 sm:content-start">
      <span
        style={{
          backgroundColor: `color-mix(in srgb, var(--dye-${dye}) 16%, var(--card))`,
          color: `var(--dye-${dye}-text)`,
        }}
        className="row-span-2 grid size-10 place-items-center rounded-control sm:row-span-1 sm:mb-3.5"
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <Link
        to={to}
        className="font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
      >
        {title}
      </Link>
      <span className="text-sm text-soft">{text}</span>
    </div>
  );
}
