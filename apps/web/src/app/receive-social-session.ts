import type { SocialProvider } from '@wordloom/contracts/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { providerOffIn } from '#app/provider-off.ts';
import { storeSession } from '#shared/session/session.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

const ID = /^[1-9]\d{0,9}$/;

export interface SocialSignIn {
  signedIn: boolean;
  /** The provider is not set up here. */
  providerOff: SocialProvider | null;
}

/**
 * Takes the session that social sign-in left in the address, and clears the address first: a token must
 * not stay in the history.
 */
export function receiveSocialSession({ request }: LoaderFunctionArgs): SocialSignIn {
  const { pathname, searchParams } = new URL(request.url);
  window.history.replaceState(window.history.state, '', pathname);
  const token = searchParams.get('token');
  const userId = searchParams.get('userId');
  if (!token || userId === null || !ID.test(userId)) {
    notifyAtTheDoor.error('No token received from OAuth');
    return { signedIn: false, providerOff: providerOffIn(searchParams) };
  }
  storeSession({ token, userId: Number(userId) });
  notifyAtTheDoor.success('Login with OAuth successful!');
  return { signedIn: true, providerOff: null };
}
