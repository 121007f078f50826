import type { Params } from 'nestjs-pino';
import type { Settings } from '#config/settings.ts';

/** One line per request at level info: method, path without its query, status, time. No headers, no bodies. */
export function loggerParams(settings: Settings): Params {
  return {
    pinoHttp: {
      level: settings.logLevel,
      quietReqLogger: true,
      serializers: {
        req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?', 1)[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  };
}
