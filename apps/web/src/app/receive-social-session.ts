import type { LoaderFunctionArgs } from 'react-router-dom';
import { storeSession } from '#shared/session/session.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

const ID = /^[1-9]\d{0,9}$/;

/**
 * Takes the session that social sign-in left in the address, and clears the address first: a token must
 * not stay in the history. Answers whether there was one.
 */
export function receiveSocialSession({ request }: LoaderFunctionArgs): boolean {
  const { pathname, searchParams } = new URL(request.url);
  window.history.replaceState(window.history.state, '', pathname);
  const token = searchParams.get('token');
  const userId = searchParams.get('userId');
  if (!token || userId === null || !ID.test(userId)) {
    notifyAtTheDoor.error('No token received from OAuth');
    return false;
  }
  storeSession({ token, userId: Number(userId) });
  notifyAtTheDoor.success('Login with OAuth successful!');
  return true;
}
