import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/config/paths.ts';

/** The arrow beside the heading of a screen that was opened from the login. */
export function DoorBackLink() {
  return (
    <Link
      to={PATHS.login}
      className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="sr-only">Back to login</span>
    </Link>
  );
}
