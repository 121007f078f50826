import type { WordFooter } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import { relativeTime } from '@wordloom/domain/relative-time';
import type { ReactNode } from 'react';
import { UserAvatar } from '#entities/user/ui/user-avatar.tsx';
import { CardLanguage } from '#entities/word-card/ui/card-language.tsx';

interface CardFooterProps {
  footer: WordFooter;
  dye: DyeName;
  /** What the times are measured against. */
  now: Date;
  reactions?: ReactNode;
}

/** Who posted a card, in which language and when, and what others think of it. */
export function CardFooter({ footer, dye, now, reactions }: CardFooterProps) {
  const { username, imageUrl, languageName, createdAt } = footer;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 text-xs text-soft @[14rem]:gap-y-0">
      <UserAvatar
        username={username}
        imageUrl={imageUrl}
        size={28}
        className="@[14rem]:row-span-2 @[14rem]:mr-0.5"
      />
      <span className="truncate text-sm leading-6 font-semibold text-ink @max-[9.5rem]:col-span-2">
        {username}
      </span>
      <div className="flex min-h-6 min-w-9 justify-end @max-[9.5rem]:col-start-3 @max-[9.5rem]:row-start-2 @max-[9.5rem]:self-end">
        {reactions}
      </div>
      <div className={lineClasses}>
        <CardLanguage
          name={languageName}
          dye={dye}
          className="text-[0.6875rem] @max-[12rem]:tracking-[0.02em]"
        />
        <span aria-hidden="true" className="hidden @[14rem]:inline">
          ·
        </span>
        <time dateTime={createdAt} className="shrink-0">
          {relativeTime(new Date(createdAt), now)}
        </time>
      </div>
    </div>
  );
}

// Fixed lines, not wrapping ones: the footers of a row must be equally high. Only the narrowest cards have three.
const lineClasses = [
  'col-span-3 flex min-w-0 items-center justify-between gap-x-2 leading-5 whitespace-nowrap',
  '@max-[9.5rem]:col-span-2 @max-[9.5rem]:flex-col @max-[9.5rem]:items-start',
  '@[14rem]:col-span-2 @[14rem]:col-start-2 @[14rem]:justify-start @[14rem]:gap-x-1.5',
].join(' ');
