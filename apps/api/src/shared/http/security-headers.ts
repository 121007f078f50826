import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * The headers of every answer. Styles may be inline, because the dialogs, menus and toasts position themselves
 * with style elements; scripts may not. Pictures and fonts may be data: or blob:, because sharing a card as an
 * image redraws it from embedded copies.
 */
export function securityHeaders(https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https,
    // What browsers do anyway; asking for it makes them warn where a mail is shown in its sandbox.
    originAgentCluster: false,
  });
}

/** Answers to a signed-in caller are nobody else's to keep; pictures set their own rule. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
