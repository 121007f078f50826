import type { LoaderFunctionArgs } from 'react-router-dom';
import { socialRefusalIn } from '#app/social-refusal.ts';
import type { SocialRefusal } from '#features/sign-in/social-refusal.ts';
import { storeSession } from '#shared/session/session.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

const ID = /^[1-9]\d{0,9}$/;

export interface SocialSignIn {
  signedIn: boolean;
  /** Why not, where the server says so. */
  refusal: SocialRefusal | null;
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
    return { signedIn: false, refusal: socialRefusalIn(searchParams) };
  }
  storeSession({ token, userId: Number(userId) });
  notifyAtTheDoor.success('Login with OAuth successful!');
  return { signedIn: true, refusal: null };
}
