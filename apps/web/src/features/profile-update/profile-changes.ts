import type { UpdateUser, User } from '@wordloom/contracts/users';
import { normaliseText } from '@wordloom/domain/text-measure';

/** What the learner has typed; an empty password means: keep the one there is. */
export interface ProfileTexts {
  username: string;
  email: string;
  password: string;
}

/** The trimmed texts that differ from what is stored. Addresses are the same in any case of letters. */
export function profileChanges(
  user: Pick<User, 'username' | 'email'>,
  typed: ProfileTexts,
): UpdateUser {
  const username = normaliseText(typed.username);
  const email = typed.email.trim();
  const password = typed.password.trim();
  return {
    ...(username !== user.username && { username }),
    ...(email.toLowerCase() !== (user.email ?? '') && { email }),
    ...(password !== '' && { password }),
  };
}
