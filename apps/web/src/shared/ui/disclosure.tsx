import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A quiet section that opens on demand; what is inside is made when it is first opened. */
export function Disclosure({ title, icon, children }: DisclosureProps) {
  const [used, setUsed] = useState(false);
  return (
    <details
      className="group border-b border-line last:border-b-0"
      onToggle={(event) => setUsed(used || event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control font-semibold text-soft transition-[color] duration-150 group-open:text-ink hover:text-ink [&_svg]:size-[18px] [&_svg]:shrink-0 [&::-webkit-details-marker]:hidden">
        {icon}
        <span className="grow">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="transition-[rotate] duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5">{used && children}</div>
    </details>
  );
}
