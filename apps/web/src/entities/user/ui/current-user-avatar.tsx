import { useCurrentUser } from '#entities/user/model/use-current-user.ts';
import { UserAvatar } from '#entities/user/ui/user-avatar.tsx';

/** The signed-in user's own face, once it is known. */
export function CurrentUserAvatar({ size, className }: { size: number; className?: string }) {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <UserAvatar
      username={user.username}
      imageUrl={user.imageUrl}
      size={size}
      {...(className !== undefined && { className })}
    />
  );
}
