import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ERROR_CODES, type ErrorCode } from '@wordloom/contracts/error-codes';
import { AppError } from '../errors/app-error.ts';

/** The part of a zod issue that matters here; custom issues carry their code in `params`. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  params?: { code?: unknown };
}

/** Checks every body, query and parameter that names a schema, and answers with the first problem's own words. */
export const schemaPipe = new StandardSchemaValidationPipe({ exceptionFactory: toInvalidRequest });

function toInvalidRequest(issues: readonly Issue[]): AppError {
  const [first] = issues;
  return new AppError(codeOf(first), first?.message ?? 'The request is not valid', {
    details: issues.map((issue) => ({ path: pathOf(issue), message: issue.message })),
  });
}

function codeOf(issue: Issue | undefined): ErrorCode {
  return ERROR_CODES.find((code) => code === issue?.params?.code) ?? 'request.invalid';
}

function pathOf({ path = [] }: Issue): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
