import { Ajv } from 'ajv';

/**
 * The part of OpenAI's published request for chat completions that servers of one's own take
 * (platform.openai.com/docs/api-reference/chat/create); a key that is not documented is refused.
 */
const SCHEMA = {
  type: 'object',
  required: ['model', 'messages'],
  additionalProperties: false,
  properties: {
    model: { type: 'string', minLength: 1 },
    messages: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['role', 'content'],
        additionalProperties: false,
        properties: {
          role: { enum: ['developer', 'system', 'user', 'assistant'] },
          content: { type: 'string' },
        },
      },
    },
    stream: { const: true },
    stream_options: {
      type: 'object',
      additionalProperties: false,
      properties: { include_usage: { type: 'boolean' } },
    },
    max_tokens: { type: 'integer', minimum: 1 },
    max_completion_tokens: { type: 'integer', minimum: 1 },
    temperature: { type: 'number', minimum: 0, maximum: 2 },
    response_format: {
      oneOf: [
        {
          type: 'object',
          required: ['type', 'json_schema'],
          additionalProperties: false,
          properties: {
            type: { const: 'json_schema' },
            json_schema: {
              type: 'object',
              required: ['name', 'schema'],
              additionalProperties: false,
              properties: {
                name: { type: 'string', pattern: '^[a-zA-Z0-9_-]{1,64}$' },
                description: { type: 'string' },
                strict: { type: 'boolean' },
                schema: { type: 'object' },
              },
            },
          },
        },
        {
          type: 'object',
          required: ['type'],
          additionalProperties: false,
          properties: { type: { enum: ['text', 'json_object'] } },
        },
      ],
    },
  },
};

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema: object; strict?: boolean } };
}

const ajv = new Ajv({ strict: false });
const check = ajv.compile<ChatRequest>(SCHEMA);

/** The request, or what the published schema says against it. */
export function readChatRequest(body: string): ChatRequest | { problem: string } {
  const request: unknown = JSON.parse(body);
  return check(request) ? request : { problem: ajv.errorsText(check.errors) };
}

/** Whether strict structured output would take the schema: every object closed, every key required. */
export function isStrictSchema(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { properties, required, additionalProperties } = schema as Record<string, unknown>;
  const closed =
    properties === undefined ||
    (additionalProperties === false &&
      JSON.stringify(required) === JSON.stringify(Object.keys(properties as object)));
  return closed && Object.values(schema).every(isStrictSchema);
}
