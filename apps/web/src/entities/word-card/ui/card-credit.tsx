import type { ImageCredit } from '@wordloom/contracts/word-cards';
import type { ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface CardCreditProps {
  credit: ImageCredit;
  className?: string;
}

/** Whose photo a card shows, on the photo. A long name ends in dots, its provider never does. */
export function CardCredit({ credit, className }: CardCreditProps) {
  const { author, authorUrl, provider, providerUrl } = credit;
  return (
    <p
      title={`Photo by ${author} on ${provider}`}
      className={cn(
        'flex max-w-[calc(100%-0.75rem)] gap-x-[0.3em] rounded-control bg-card/90 px-2 text-[0.6875rem] leading-6 whitespace-nowrap text-ink',
        className,
      )}
    >
      <span className="shrink-0 @max-[14rem]:sr-only">Photo by</span>
      <OutwardLink href={authorUrl} className="min-w-6 truncate text-center">
        {author}
      </OutwardLink>
      <span className="shrink-0">on</span>
      <OutwardLink href={providerUrl} className="shrink-0">
        {provider}
      </OutwardLink>
    </p>
  );
}

interface OutwardLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link that opens in a tab of its own. */
function OutwardLink({ href, className, children }: OutwardLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cn('underline decoration-1 underline-offset-2', className)}
    >
      {children}
    </a>
  );
}
