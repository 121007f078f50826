import { skipToken, useQuery } from '@tanstack/react-query';
import { fetchUser } from '#entities/user/api/fetch-user.ts';
import { useSession } from '#shared/session/session.ts';

export const userKey = (id: number | null) => ['user', id] as const;

/** The signed-in user. A failed fetch stays silent: the screens then do without the name. */
export function useCurrentUser() {
  const userId = useSession()?.userId ?? null;
  return useQuery({
    queryKey: userKey(userId),
    queryFn: userId === null ? skipToken : ({ signal }) => fetchUser(userId, signal),
  });
}
