import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { ErrorCode } from '@wordloom/contracts/error-codes';
import { z } from 'zod';
import { convertSchema } from './json-schema.ts';
import type { Answer, Lines } from './operation.ts';

type SuccessStatus = 200 | 201 | 202 | 204 | 302;

/** What a route answers. What every route or every guarded one may answer as well is added to all of them. */
interface RouteAnswers extends Partial<Record<SuccessStatus, z.ZodType | Answer>> {
  /** What the route does, in a few words. */
  summary: string;
  description?: string;
  /** A list that takes `page` and `size`. */
  paged?: true;
  /** What stands in each line of a 200 in another type than JSON, for a caller that accepts it. */
  lines?: { type: string; schema: z.ZodType };
  /** The codes of its own errors; those of its schemas are known already. */
  errors?: readonly ErrorCode[];
}

const DESCRIPTIONS: Record<SuccessStatus, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted; the same answer whatever the address',
  204: 'Done; there is nothing to say',
  302: 'Elsewhere',
};

const PAGE_HEADERS = {
  'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
  Link: { $ref: '#/components/headers/PageLinks' },
};

/** An answer without a body. */
export const NOTHING: Answer = { description: DESCRIPTIONS[204] };

/** An answer of another type than JSON. */
export function content(type: string, description: string): Answer {
  return { description, content: { [type]: { schema: {} } } };
}

/** Documents what a route answers: `@Answers({ summary: '…', 200: wordCardsSchema, errors: ['card.not_owner'] })`. */
export function Answers(route: RouteAnswers): MethodDecorator {
  const { summary, description, paged, lines, errors = [], ...answers } = route;
  const responses = Object.entries(answers).map(([status, answer]) =>
    ApiResponse({ status: Number(status), ...toResponse(Number(status), answer, paged) }),
  );
  return applyDecorators(
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiExtension('x-error-codes', errors),
    ...(lines ? [ApiExtension('x-lines', describeLines(lines))] : []),
    ...responses,
  );
}

function describeLines({ type, schema }: { type: string; schema: z.ZodType }): Lines {
  return { type, ...convertSchema(schema, { schemaType: 'output' }) };
}

function toResponse(status: number, answer: z.ZodType | Answer, paged: true | undefined) {
  if (!(answer instanceof z.ZodType)) return answer;
  return {
    description: DESCRIPTIONS[status as SuccessStatus],
    standardSchema: answer,
    ...(paged && { headers: PAGE_HEADERS }),
  };
}
