import type { DyeName } from '@wordloom/domain/palette';
import { Globe } from 'lucide-react';
import { cn } from '#shared/ui/class-names.ts';
import { dyeStyle } from '#shared/ui/dye-style.ts';

interface CardLanguageProps {
  name: string;
  dye: DyeName;
  className?: string;
}

/** A globe and the name of the language in capitals and in its dye. */
export function CardLanguage({ name, dye, className }: CardLanguageProps) {
  return (
    <span
      style={dyeStyle(dye)}
      className={cn(
        'inline-flex min-w-0 items-center gap-1 font-semibold tracking-[0.05em] text-(--dye-text)',
        className,
      )}
    >
      <Globe aria-hidden="true" className="size-[1.15em] shrink-0" />
      <span className="truncate">{name.toUpperCase()}</span>
    </span>
  );
}
