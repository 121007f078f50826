import type { ApiError } from '@wordloom/contracts/error-codes';
import { HttpResponse } from 'msw';

/** An error answer as the API gives it: status and body agree. */
export function anApiError(error: Partial<ApiError> = {}) {
  const body: ApiError = {
    statusCode: 500,
    code: 'server.error',
    message: 'Something went wrong',
    ...error,
  };
  return HttpResponse.json(body, { status: body.statusCode });
}
