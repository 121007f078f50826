import type { ApiError, ErrorCode } from '@wordloom/contracts/error-codes';

/** `unreachable`: no answer at all. `unknown`: an answer that is not one of our error bodies. */
export type FailureCode = ErrorCode | 'unreachable' | 'unknown';

interface ApiFailureInit {
  statusCode: number;
  code: FailureCode;
  /** What the server said, if it said anything fit for people. */
  serverMessage?: string | undefined;
  details?: ApiError['details'];
  /** Seconds after which the server would like to be asked again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Every call of the API client that fails throws this. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly statusCode: number;
  readonly code: FailureCode;
  readonly serverMessage: string | undefined;
  readonly details: ApiError['details'];
  readonly retryAfter: number | undefined;

  constructor({ statusCode, code, serverMessage, details, retryAfter, cause }: ApiFailureInit) {
    super(serverMessage ?? `The call failed: ${code}`, { cause });
    this.statusCode = statusCode;
    this.code = code;
    this.serverMessage = serverMessage;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** The server's own sentence, for `serverMessage(error) ?? 'Login failed'`. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.serverMessage : undefined;
}
