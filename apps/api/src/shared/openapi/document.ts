import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { apiErrorSchema } from '@wordloom/contracts/error-codes';
import { idSchema } from '@wordloom/contracts/id';
import { errorAnswers, errorCodesOf } from './error-answers.ts';
import { EXAMPLES } from './examples.ts';
import { convertSchema, toJsonSchema } from './json-schema.ts';
import type { Header, OpenApi, Operation } from './operation.ts';

const BEARER = 'bearer';

const DESCRIPTION = `The calls behind Wordloom: word cards for people who learn languages.

Sign in with \`POST /auth/login\` and send the token of its answer as \`Authorization: Bearer …\`.
Lengths count code points of normalised (NFC), trimmed text. Errors always have the shape of ApiError;
programs rely on its \`code\`, people read its \`message\`.`;

const TAGS = {
  Accounts: 'Signing up, in and out; what learners do to their own account',
  Cards: 'Lists of word cards, searches among them, saving and changing them',
  Favorites: 'The cards a learner marked',
  Reactions: 'What learners think of a card',
  Reference: 'Languages and categories',
  Service: 'Health, this document, and the mailbox of a development server',
};

const HEADERS: Record<string, Header> = {
  TotalCount: {
    description: 'How many rows the whole list has',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  PageLinks: {
    description: 'RFC 8288 links to the first, previous, next and last page, relative to the call',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds after which asking again makes sense',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The OpenAPI 3.1 document of all routes of an application, from the schemas that check their calls. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Wordloom API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This server')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
    .addSecurityRequirements(BEARER);
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    autoTagControllers: false,
    operationIdFactory: operationId,
    standardSchemaConverter: convertSchema,
  });
  complete(document as unknown as OpenApi);
  return document;
}

/** `'FavoritesController'`, `'list'` → `'favoritesList'`. */
function operationId(controller: string, method: string): string {
  const noun = controller.replace(/Controller$/, '');
  return (
    noun.charAt(0).toLowerCase() + noun.slice(1) + method.charAt(0).toUpperCase() + method.slice(1)
  );
}

/** Adds what decorators cannot know: errors, the parameters that guards read, examples, who needs no token. */
function complete({ paths, components }: OpenApi): void {
  Object.assign(
    components.schemas,
    convertSchema(apiErrorSchema, { schemaType: 'output' })?.components,
  );
  components.headers = HEADERS;
  components.responses = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      mendParameters(path, operation);
      addErrors(path, operation, components);
      addLines(operation, components);
      if (operation['x-no-token']) operation.security = [];
      delete operation['x-no-token'];
      delete operation['x-error-codes'];
      delete operation['x-lines'];
    }
  }
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const schema = components.schemas[name];
    if (schema) schema.examples = [example];
  }
}

/** What every client sends by itself is no parameter; an id of the path that only a guard reads is one. */
function mendParameters(path: string, operation: Operation): void {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  operation.parameters = parameters;
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters.some((parameter) => parameter.name === name)) continue;
    parameters.unshift({
      name,
      in: 'path',
      required: true,
      schema: toJsonSchema(idSchema, 'input'),
    });
  }
}

function addLines(
  { responses, 'x-lines': lines }: Operation,
  { schemas }: OpenApi['components'],
): void {
  const answer = responses['200'];
  if (!lines?.schema || !answer || '$ref' in answer) return;
  Object.assign(schemas, lines.components);
  answer.content = { ...answer.content, [lines.type]: { schema: lines.schema } };
}

function addErrors(path: string, operation: Operation, components: OpenApi['components']): void {
  const codes = errorCodesOf(path, operation, components.schemas);
  for (const { status, name, answer } of errorAnswers(codes)) {
    if (name === undefined) {
      operation.responses[String(status)] = answer;
    } else {
      components.responses[name] = answer;
      operation.responses[String(status)] = { $ref: `#/components/responses/${name}` };
    }
  }
}
