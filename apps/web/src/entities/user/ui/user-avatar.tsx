import { lazy, Suspense, useState } from 'react';
import { LetterAvatar } from '#entities/user/ui/letter-avatar.tsx';
import { cn } from '#shared/ui/class-names.ts';

// The generator is big and only decoration: it comes when first used, and the letter stands in for it.
const EmojiAvatar = lazy(() =>
  import('#entities/user/ui/emoji-avatar.tsx').then(
    (module) => ({ default: module.EmojiAvatar }),
    () => ({ default: LetterAvatar }),
  ),
);

interface UserAvatarProps {
  username: string;
  imageUrl: string | null;
  /** In pixels. */
  size: number;
  className?: string;
}

/** Decoration beside a username: the picture, else an emoji made from the name, else its first letter. */
export function UserAvatar({ username, imageUrl, size, className }: UserAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <span
      style={{ width: size, height: size }}
      className={cn('block shrink-0 overflow-hidden rounded-full bg-sunk', className)}
    >
      {imageUrl !== null && imageUrl !== '' && imageUrl !== brokenUrl ? (
        <img
          src={imageUrl}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <Suspense fallback={<LetterAvatar username={username} size={size} />}>
          <EmojiAvatar username={username} size={size} />
        </Suspense>
      )}
    </span>
  );
}
