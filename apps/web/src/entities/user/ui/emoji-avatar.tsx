import { createAvatar } from '@dicebear/core';
import * as funEmoji from '@dicebear/fun-emoji';
import { useMemo } from 'react';

/** Soft grounds from the dyes, so that generated faces belong to the page. */
const GROUNDS = ['ffd9a8', 'cdd3f5', 'c3e8db', 'f6cadd', 'dbe4b4', 'e0d0f0', 'c9e3ee', 'f3cfc6'];

export function EmojiAvatar({ username, size }: { username: string; size: number }) {
  const drawing = useMemo(
    () => createAvatar(funEmoji, { seed: username, backgroundColor: GROUNDS }).toDataUri(),
    [username],
  );
  return <img src={drawing} alt="" width={size} height={size} className="size-full" />;
}
