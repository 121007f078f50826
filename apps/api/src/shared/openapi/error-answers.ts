import type { ErrorCode } from '@wordloom/contracts/error-codes';
import { ERROR_SENTENCES } from '../errors/error-sentences.ts';
import { ERROR_STATUS } from '../errors/error-status.ts';
import type { Answer, Operation, Schema } from './operation.ts';

/** Statuses that say after how many seconds to ask again. */
const RETRY_STATUSES = new Set([429, 502, 503]);

/** Where the server reads bodies, whatever the method. */
const BODY_PATHS = /^\/(api|auth)(\/|$)/;

/** The codes that an operation may answer: its own, those of what it reads, and those that any call may meet. */
export function errorCodesOf(
  path: string,
  operation: Operation,
  schemas: Record<string, Schema>,
): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation['x-error-codes']);
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code);
  };
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content['application/json']?.schema;
  const read = [...parameters.map(({ schema }) => schema), ...(body ? [body] : [])];
  for (const schema of read) add(...codesIn(schema, schemas));
  if (body || parameters.some((parameter) => parameter.in === 'query')) add('request.invalid');
  if (!operation['x-no-token']) add('auth.required', 'database.unavailable');
  if (BODY_PATHS.test(path)) add('request.too_large', 'request.unsupported_type');
  add('request.malformed', 'request.timeout', 'request.headers_too_large');
  return [...codes].sort();
}

/** The codes that stand beside the checks in a schema and its parts. */
function codesIn(schema: Schema, schemas: Record<string, Schema>): ErrorCode[] {
  const named =
    schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? ''];
  const parts = [
    named,
    schema['items'] as Schema | undefined,
    ...Object.values(schema.properties ?? {}),
  ];
  return [
    ...((schema['x-error-codes'] as ErrorCode[] | undefined) ?? []),
    ...parts.flatMap((part) => (part ? codesIn(part, schemas) : [])),
  ];
}

/** One answer per status of the codes. An answer of one code has a name, so that operations share it. */
export function errorAnswers(
  codes: readonly ErrorCode[],
): { status: number; name?: string; answer: Answer }[] {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return [...byStatus].map(([status, group]) => ({
    status,
    ...(group.length === 1 && group[0] && { name: nameOf(group[0]) }),
    answer: errorAnswer(status, group),
  }));
}

function errorAnswer(status: number, codes: readonly ErrorCode[]): Answer {
  const [code] = codes;
  return {
    description: codes.map((each) => `\`${each}\`: ${ERROR_SENTENCES[each]}`).join('  \n'),
    ...(RETRY_STATUSES.has(status) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ApiError' },
            { properties: { statusCode: { const: status }, code: { enum: codes } } },
          ],
        },
        example: { statusCode: status, code, message: code && ERROR_SENTENCES[code] },
      },
    },
  };
}

/** `'request.too_large'` → `'RequestTooLarge'`. */
function nameOf(code: ErrorCode): string {
  return code
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
