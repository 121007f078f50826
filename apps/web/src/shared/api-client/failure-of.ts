import type { ApiError } from '@wordloom/contracts/error-codes';
import type { AxiosError } from 'axios';
import { ApiFailure } from '#shared/api-client/api-failure.ts';

/** What axios threw, as our own failure. A cancelled call stays what it is. */
export function failureOf(error: AxiosError): Error {
  if (error.code === 'ERR_CANCELED') return error;
  if (!error.response) {
    return new ApiFailure({ statusCode: 0, code: 'unreachable', cause: error });
  }
  const { status, data, headers } = error.response;
  const { code, message, details } = isRecord(data) ? (data as Partial<ApiError>) : {};
  return new ApiFailure({
    statusCode: status,
    code: code ?? 'unknown',
    serverMessage: typeof message === 'string' && message !== '' ? message : undefined,
    details,
    retryAfter: secondsIn(headers['retry-after']),
    cause: error,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** `Retry-After` as our server writes it; a date in it is not read. */
function secondsIn(header: unknown): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isInteger(seconds) ? seconds : undefined;
}
