import { useState } from 'react';
import wovenThreads from '#entities/word-card/assets/woven-threads.svg';
import { cn } from '#shared/ui/class-names.ts';

interface CardPictureProps {
  imageUrl: string | null;
  /** Another picture is on its way. */
  renewing?: boolean;
  className?: string;
}

/** The picture of a card, or the stock one. Decoration: the word beside it says what it shows. */
export function CardPicture({ imageUrl, renewing = false, className }: CardPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = imageUrl === null || imageUrl === '' || imageUrl === brokenUrl ? null : imageUrl;
  return (
    <img
      src={shown ?? wovenThreads}
      alt=""
      loading="lazy"
      decoding="async"
      width={640}
      height={400}
      onError={() => setBrokenUrl(imageUrl)}
      className={cn('block w-full bg-sunk object-cover', renewing && 'shimmer', className)}
    />
  );
}
