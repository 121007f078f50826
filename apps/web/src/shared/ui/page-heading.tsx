import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { APP_NAME } from '#shared/config/app-name.ts';
import { cn } from '#shared/ui/class-names.ts';

interface PageHeadingProps {
  title: string;
  lead?: string;
  /** What the browser's tab says, where that differs from the heading. */
  documentTitle?: string;
  className?: string;
  titleClassName?: string;
}

/** The one h1 of a screen: names the tab, and takes the focus when the learner has navigated here. */
export function PageHeading({
  title,
  lead,
  documentTitle = title,
  className,
  titleClassName = 'text-2xl sm:text-3xl',
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // Asked once: a later change of the query (a page, a filter) must not take the focus away.
  const [navigatedHere] = useState(key !== 'default');

  useEffect(() => {
    document.title = `${documentTitle} · ${APP_NAME}`;
  }, [documentTitle]);

  useEffect(() => {
    if (navigatedHere) heading.current?.focus({ preventScroll: true });
  }, [navigatedHere, pathname]);

  return (
    <div className={className}>
      <h1 ref={heading} tabIndex={-1} className={cn('wrap-anywhere outline-none', titleClassName)}>
        {title}
      </h1>
      {lead !== undefined && <p className="mt-1 max-w-prose text-soft">{lead}</p>}
    </div>
  );
}
