import { LIMITS } from '@wordloom/contracts/limits';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppError } from '../errors/app-error.ts';
import { unsupportedType } from './error.filter.ts';

const MAX_DEPTH = 20;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The calls that take a file: what comes after the guards reads it. */
const UPLOADS = /^\/api\/users\/[^/]+\/avatar\/?$/i;

/** Reads JSON bodies: `application/json` alone, 100 KB at most, nested 20 deep at most. Uploads are left unread. */
export function jsonBody(): RequestHandler[] {
  return [
    refuseOtherTypes,
    express.json({
      limit: LIMITS.jsonBytes,
      verify: (_request, _response, bytes) => {
        if (depthOf(bytes) > MAX_DEPTH) {
          throw new AppError('request.malformed', 'The request is nested too deeply');
        }
      },
    }),
  ];
}

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0;
  const upload = UPLOADS.test(request.baseUrl + request.path);
  const type = upload ? 'multipart/form-data' : 'application/json';
  next(hasBody && !request.is(type) ? unsupportedType(type) : undefined);
}

/** Upper bound of the nesting; brackets inside strings count too, which no honest body has twenty of. */
function depthOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  for (const byte of bytes) {
    if (OPENING.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(byte)) depth -= 1;
  }
  return deepest;
}
