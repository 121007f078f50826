import { modelAnswerSchema } from '@wordloom/contracts/model-answer';
import { z } from 'zod';

/** The part of JSON schema that every provider's structured output understands. */
export interface AnswerSchema {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'null';
  enum?: string[];
  anyOf?: AnswerSchema[];
  items?: AnswerSchema;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  additionalProperties?: false;
}

/**
 * The JSON schema of a model's answer for these languages: all keys required, no others. Limits of length are
 * left out, since not every provider takes them: they stand in the prompt and are checked afterwards.
 */
export function answerSchema(languageCodes: string[]): AnswerSchema {
  return simplify(z.toJSONSchema(modelAnswerSchema, { io: 'input' }) as AnswerSchema, {
    languageCode: { type: 'string', enum: languageCodes },
  });
}

function simplify(
  { type, enum: values, anyOf, items, properties }: AnswerSchema,
  instead: Record<string, AnswerSchema>,
): AnswerSchema {
  return {
    ...(type !== undefined && { type }),
    ...(values && { enum: values }),
    ...(anyOf && { anyOf: anyOf.map((one) => simplify(one, instead)) }),
    ...(items && { items: simplify(items, instead) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [
          key,
          instead[key] ?? simplify(value, instead),
        ]),
      ),
      required: Object.keys(properties),
      additionalProperties: false as const,
    }),
  };
}
