import type { LoaderFunctionArgs } from 'react-router-dom';

/** Takes the token of a reset link, and clears the address first: it must not stay in the history. */
export function receiveResetToken({ request }: LoaderFunctionArgs): string | null {
  const { pathname, searchParams } = new URL(request.url);
  window.history.replaceState(window.history.state, '', pathname);
  const token = searchParams.get('token');
  return token === '' ? null : token;
}
