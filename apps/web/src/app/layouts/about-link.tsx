import { Link } from 'react-router-dom';
import { APP_NAME } from '#shared/config/app-name.ts';
import { PATHS } from '#shared/config/paths.ts';
import { cn } from '#shared/ui/class-names.ts';

/** The quietest link of a layout. */
export function AboutLink({ className }: { className?: string }) {
  return (
    <Link
      to={PATHS.about}
      className={cn(
        'inline-flex min-h-11 items-center rounded-control text-sm text-soft hover:text-ink hover:underline lg:min-h-8',
        className,
      )}
    >
      About {APP_NAME}
    </Link>
  );
}
