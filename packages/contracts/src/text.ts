import {
  hasForbiddenCharacters,
  isBlank,
  normaliseText,
  textLength,
} from '@wordloom/domain/text-measure';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** What a failed check says: `code` for programs (it travels in the issue's `params`), `message` for people. */
export interface Failure {
  code: ErrorCode;
  message: string;
}

/** The parameters with which a custom zod issue carries its error code. */
export function failure({ code, message }: Failure): {
  message: string;
  params: { code: ErrorCode };
} {
  return { message, params: { code } };
}

const FORBIDDEN: Failure = {
  code: 'text.forbidden_characters',
  message: 'The text contains characters that cannot be stored',
};

/**
 * What the OpenAPI document says of a text: its length in code points once trimmed, and the error codes its
 * check can answer.
 */
function describeText({ required, max, min }: TextRules) {
  const failures = [FORBIDDEN, required, max, ...(min ? [min] : [])];
  return {
    type: 'string',
    minLength: min?.length ?? 1,
    maxLength: max.length,
    pattern: '\\S',
    'x-error-codes': [...new Set(failures.map(({ code }) => code))],
  } as const;
}

interface TextRules {
  required: Failure;
  /** Upper limit in code points, with what to say beyond it. */
  max: { length: number } & Failure;
  /** Lower limit in code points, with what to say below it. */
  min?: { length: number } & Failure;
}

/** A text typed by a person: normalised (NFC, trimmed), not blank, within its limits. */
export function typedText(rules: TextRules) {
  const checked = z.string({ error: rules.required.message }).transform((text, context) => {
    const problem = firstProblem(text, rules);
    if (problem) {
      context.addIssue({ code: 'custom', input: text, ...failure(problem) });
      return z.NEVER;
    }
    return normaliseText(text);
  });
  return checked.meta(describeText(rules));
}

function firstProblem(text: string, { required, max, min }: TextRules): Failure | undefined {
  if (hasForbiddenCharacters(text)) return FORBIDDEN;
  if (isBlank(text)) return required;
  const length = textLength(text);
  if (min && length < min.length) return min;
  if (length > max.length) return max;
  return undefined;
}
