import type { Login } from '@wordloom/contracts/auth';
import { ApiFailure, serverMessage } from '#shared/api-client/api-failure.ts';
import { storeSession } from '#shared/session/session.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused';

// The API client is not needed to show the form: it comes while the form is filled in.
const loadLogIn = () => import('#entities/user/api/log-in.ts');

export function prepareSignIn(): void {
  loadLogIn().catch(() => undefined);
}

/** Signs in, stores the session and says how it went. */
export async function signIn(credentials: Login): Promise<SignInOutcome> {
  try {
    const { logIn } = await loadLogIn();
    const { token, userId } = await logIn(credentials);
    if (!token || !userId) {
      notifyAtTheDoor.error('Token not received');
      return 'refused';
    }
    storeSession({ token, userId });
    notifyAtTheDoor.success('Login successful!');
    return 'signed-in';
  } catch (error) {
    notifyAtTheDoor.error(serverMessage(error) ?? 'Login failed');
    const unconfirmed = error instanceof ApiFailure && error.code === 'auth.unconfirmed';
    return unconfirmed ? 'unconfirmed' : 'refused';
  }
}
