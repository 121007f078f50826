import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';

const SERVER_PATHS = /^\/(api|auth|dev)(\/|$)/;

/**
 * Serves the built client: hashed assets for a year, `index.html` always asked for anew, and `index.html` for
 * every screen's path. Compressed copies beside the files are sent where the browser takes them.
 */
export function clientFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    if (SERVER_PATHS.test(request.path)) next();
    else serve(request, response, next);
  };
}
