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
    <div className={footerClasses}>
      <UserAvatar
        username={username}
        imageUrl={imageUrl}
        size={30}
        className="@[14rem]:row-span-2 @[14rem]:mr-0.5"
      />
      <span className="col-span-2 col-start-2 row-start-1 truncate text-sm leading-6 font-semibold text-ink">
        {username}
      </span>
      <CardLanguage
        name={languageName}
        dye={dye}
        className="col-span-3 row-start-2 text-[0.6875rem] @[14rem]:col-span-1 @[14rem]:col-start-2"
      />
      <time
        dateTime={createdAt}
        className="col-span-2 row-start-3 truncate leading-6 @[14rem]:col-start-3 @[14rem]:row-start-2 @[14rem]:leading-5"
      >
        {relativeTime(new Date(createdAt), now)}
      </time>
      <div className="col-start-3 row-start-3 flex justify-end empty:hidden @[14rem]:col-start-4 @[14rem]:row-start-1">
        {reactions}
      </div>
    </div>
  );
}

// Fixed lines, not wrapping ones: the footers of a row must be equally high. A narrow card has three.
const footerClasses = [
  'grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1 text-xs text-soft',
  '@[14rem]:grid-cols-[auto_auto_1fr_auto] @[14rem]:gap-y-0',
].join(' ');
