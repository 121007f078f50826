import { z } from 'zod';
import type { Schema } from './operation.ts';

/** Bounds that zod gives every integer and that say nothing. */
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * A zod schema as JSON schema: for what comes in before it is transformed, or for what goes out. Named parts
 * become definitions. Where JSON schema has no words for a check, the schema's own `meta` says what it lets in.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const converted = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      tidy(jsonSchema as Schema);
    },
  });
  const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/');
  const schemaOnly = JSON.parse(text) as Schema;
  delete schemaOnly['$schema'];
  return schemaOnly;
}

function tidy(schema: Schema): void {
  if (schema['minimum'] === SAFE.minimum) delete schema['minimum'];
  if (schema['maximum'] === SAFE.maximum) delete schema['maximum'];
  // The digits of a query are numbers to its reader, and a format says more than its long expression.
  if (schema['type'] === 'integer' || schema['format'] !== undefined) delete schema['pattern'];
  const { properties, required } = schema;
  if (!properties || !required) return;
  const needed = required.filter((name) => properties[name]?.['default'] === undefined);
  if (needed.length > 0) schema.required = needed;
  else delete schema.required;
}

/** The converter that `@nestjs/swagger` asks for the schemas of bodies, queries, parameters and answers. */
export function convertSchema(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: Schema; components: Record<string, Schema> } | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { $defs = {}, ...converted } = toJsonSchema(schema, schemaType);
  return { schema: converted, components: $defs as Record<string, Schema> };
}
