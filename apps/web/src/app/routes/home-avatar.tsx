import type { User } from '@wordloom/contracts/users';
import { UserAvatar } from '#entities/user/ui/user-avatar.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

const AVATAR_SIZE = 112;

interface HomeAvatarProps {
  user: User | undefined;
  /** A picture that is not uploaded yet. */
  preview: string | undefined;
}

/** The learner's face, or the one they are about to put on. */
export function HomeAvatar({ user, preview }: HomeAvatarProps) {
  return (
    <div className="shrink-0 self-start rounded-full border-2 border-line p-1.5 sm:self-center">
      {user || preview !== undefined ? (
        <UserAvatar
          username={user?.username ?? ''}
          imageUrl={preview ?? user?.imageUrl ?? null}
          size={AVATAR_SIZE}
        />
      ) : (
        <Skeleton className="size-28 rounded-full" />
      )}
    </div>
  );
}
