import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';

const NAME = 'wordloom_sign_in';
const PATH = '/auth/oauth2';
/** Milliseconds; as long as a sign-in may take. */
const LIFETIME = 10 * 60 * 1000;
const VALUE = /(?:^|;\s*)wordloom_sign_in=([\w-]{43})(?:;|$)/;

/** The secret that marks the browser in which a sign-in began. */
export function browserSecret(request: Request): string | undefined {
  return VALUE.exec(request.headers.cookie ?? '')?.[1];
}

/** Marks the browser. One that is marked keeps its secret, so that two tabs do not end each other's sign-in. */
export function markBrowser(request: Request, response: Response, https: boolean): string {
  const secret = browserSecret(request) ?? randomBytes(32).toString('base64url');
  response.cookie(NAME, secret, {
    httpOnly: true,
    // Lax: the way back from the provider starts on another site.
    sameSite: 'lax',
    secure: https,
    path: PATH,
    maxAge: LIFETIME,
  });
  return secret;
}
