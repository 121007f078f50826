import type { ErrorCode } from '@wordloom/contracts/error-codes';

interface AppErrorOptions {
  details?: { path: string; message: string }[];
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure a caller may see: a code with its status (see `error-status.ts`) and a sentence for people. */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly details: AppErrorOptions['details'];
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
