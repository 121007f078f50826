import type { ErrorCode } from '@wordloom/contracts/error-codes';

/** A JSON schema as it stands in the document. */
export interface Schema {
  [key: string]: unknown;
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
}

export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
}

export interface Answer {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: Record<string, { schema: Schema; example?: unknown }>;
}

/** An answer of lines, until the document is complete. */
export interface Lines {
  type: string;
  schema?: Schema;
  components?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** One method of one path, with the marks that our decorators leave until the document is complete. */
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer | { $ref: string }>;
  security?: Record<string, string[]>[];
  'x-no-token'?: true;
  'x-error-codes'?: ErrorCode[];
  'x-lines'?: Lines;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    headers: Record<string, Header>;
  };
}
