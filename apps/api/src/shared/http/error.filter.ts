import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { ApiError } from '@wordloom/contracts/error-codes';
import type { Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { isDatabaseOutage } from '../errors/database-failure.ts';
import { ERROR_STATUS } from '../errors/error-status.ts';

/** Trouble that passes always says when to ask again, in seconds. */
const DEFAULT_RETRY_AFTER: Partial<Record<number, number>> = { 429: 60, 502: 5, 503: 5 };

/** Turns whatever was thrown into the one error shape of the wire format; only the log sees more. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toAppError(thrown);
    if (error.code === 'server.error' || error.code === 'database.unavailable') {
      this.logger.error(thrown);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = toApiError(error);
    const retryAfter = error.retryAfter ?? DEFAULT_RETRY_AFTER[body.statusCode];
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(body.statusCode).json(body);
  }
}

/** The error as the wire format shows it. */
export function toApiError({ code, message, details }: AppError): ApiError {
  return {
    statusCode: ERROR_STATUS[code],
    code,
    message,
    ...(details?.length ? { details } : {}),
  };
}

/** The application error that a thrown value amounts to. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseOutage(thrown)) {
    return new AppError(
      'database.unavailable',
      'The service is not available just now. Please try again.',
      {
        retryAfter: 2,
        cause: thrown,
      },
    );
  }
  const status = httpStatus(thrown);
  if (status === 404) return new AppError('route.not_found', 'There is nothing at this address');
  if (status === 413) return new AppError('request.too_large', 'The request is too large');
  if (status === 415) return unsupportedType();
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('request.malformed', 'The request could not be read');
  }
  return new AppError('server.error', 'Something went wrong. Please try again.', { cause: thrown });
}

export function unsupportedType(type = 'application/json'): AppError {
  return new AppError('request.unsupported_type', `The body must be ${type}`);
}

/** The status that Nest, Express or its body parser meant; they mark their errors in three ways. */
function httpStatus(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  // decodeURIComponent on a broken path.
  if (thrown instanceof URIError) return 400;
  if (thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number') {
    return thrown.statusCode;
  }
  return undefined;
}
