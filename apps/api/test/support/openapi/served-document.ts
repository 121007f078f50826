import fc from 'fast-check';
import type { TestApp } from '../test-app.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
}

export interface Answer {
  $ref?: string;
  headers?: Record<string, { $ref?: string; required?: boolean }>;
  content?: Record<string, { schema: Schema }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
  security?: unknown[];
}

export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
  };
}

/** An operation with where it is. */
export interface Route extends Operation {
  method: string;
  path: string;
}

/** The document as a client gets it. */
export async function fetchDocument(product: TestApp): Promise<Document> {
  const { body } = await product.call('get', '/api/openapi.json').expect(200);
  return body as Document;
}

export function routesOf({ paths }: Document): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method,
      path,
      // A failure names the call, not all that is known of it.
      [fc.toStringMethod]: () => `${method} ${path}`,
    })),
  );
}

/** What a `#/…` reference points to. */
export function resolve<Part extends { $ref?: string }>(document: Document, part: Part): Part {
  if (part.$ref === undefined) return part;
  const keys = part.$ref.slice(2).split('/');
  let found: unknown = document;
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  return found as Part;
}
