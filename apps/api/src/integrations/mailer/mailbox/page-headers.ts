import type { Response } from 'express';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** What a mail may do in its frame: open its links in a window of their own, which is free again. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** A page of ours: no scripts, no frames around it. Returns the page. */
export function asPage(response: Response, page: string): string {
  return send(response, page, `${POLICY}; frame-ancestors 'none'`);
}

/** A mail's own HTML: sandboxed also when it is opened outside its frame. Returns the mail. */
export function asSandboxedPage(response: Response, page: string): string {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  return send(response, page, `${POLICY}; frame-ancestors 'self'; sandbox ${MAIL_SANDBOX}`);
}

function send(response: Response, page: string, policy: string): string {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');
  // Addresses in mails are secrets; the sites behind other links need not know where one came from.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  return page;
}
