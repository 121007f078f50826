import type { ArgumentsHost } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { ErrorFilter } from './error.filter.ts';

describe('an error answer', () => {
  const headersOf = (error: AppError): Record<string, string> => {
    const headers: Record<string, string> = {};
    const response = {
      headersSent: false,
      setHeader: (name: string, value: string) => (headers[name] = value),
      status: () => ({ json: () => undefined }),
    };
    const host = { switchToHttp: () => ({ getResponse: () => response }) };
    new ErrorFilter().catch(error, host as unknown as ArgumentsHost);
    return headers;
  };

  it.each(['picture.unavailable', 'translator.unavailable', 'rate.limited'] as const)(
    'of %s says when to ask again, whether the thrower knew or not',
    (code) => {
      expect(Number(headersOf(new AppError(code, 'Not now'))['Retry-After'])).toBeGreaterThan(0);
      expect(headersOf(new AppError(code, 'Not now', { retryAfter: 17 }))['Retry-After']).toBe(
        '17',
      );
    },
  );

  it('of anything else does not', () => {
    expect(headersOf(new AppError('id.invalid', 'No'))).toEqual({});
  });
});
