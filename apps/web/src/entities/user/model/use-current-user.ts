import { useQuery } from '@tanstack/react-query';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { User } from '@wordloom/contracts/users';
import { answerTo } from '#shared/api-client/answer-to.ts';
import { useSession } from '#shared/session/use-session.ts';

export const userKey = (id: number | null) => ['user', id] as const;

/** The signed-in user. A failed fetch stays silent: the screens then do without the name. */
export function useCurrentUser() {
  const userId = useSession()?.userId ?? null;
  return useQuery({
    queryKey: userKey(userId),
    ...answerTo<User>(userId === null ? null : API_PATHS.user(userId)),
  });
}
