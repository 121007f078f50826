import fc from 'fast-check';
import { ODD_VALUES, validValue } from './schema-values.ts';
import { type Document, resolve, type Route } from './served-document.ts';
import { reference, REFERENCES } from './world.ts';

type PlanBody =
  | { kind: 'json'; value: unknown; type?: string | undefined; extra?: string | undefined }
  | { kind: 'raw'; text: string; type: string | undefined; encoding?: string }
  | { kind: 'upload'; field: string; file: keyof typeof UPLOADS; more: boolean; cut: boolean };

/** One call, with stand-ins for what will exist when it is made. */
export interface Plan {
  route: Route;
  /** Whether the document lets it in. */
  valid: boolean;
  caller: 'ann' | 'bob';
  token: 'own' | 'none' | 'nonsense' | 'basic' | 'query';
  /** The segments of the path, by parameter; raw ones travel as they are. */
  path: Record<string, { value: unknown; raw?: boolean }>;
  query: [name: string, value: unknown][];
  body?: PlanBody | undefined;
}

/** Files for uploads, by what they are; the pictures are made by the test. */
export const UPLOADS = { png: 0, svg: 1, text: 2, empty: 3, large: 4 } as const;

/** Calls of all operations: about half as the document says, the others broken in one way or another. */
export function plans(document: Document, routes: Route[]): fc.Arbitrary<Plan> {
  return fc
    .constantFrom(...routes)
    .chain((route) => fc.oneof(validPlan(document, route), brokenPlan(document, route)));
}

function validPlan(document: Document, route: Route): fc.Arbitrary<Plan> {
  const { parameters, path: place } = route;
  const segments = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const valueOf = ({ name, schema }: (typeof parameters)[number]) =>
    validValue(document, schema, { name, path: place });
  return fc.record({
    route: fc.constant(route),
    valid: fc.constant(true),
    caller: fc.constantFrom('ann', 'bob'),
    token: fc.oneof(
      { weight: 12, arbitrary: fc.constant('own' as const) },
      fc.constant('none' as const),
    ),
    path: fc.record(
      Object.fromEntries(
        segments.map((parameter) => [parameter.name, fc.record({ value: valueOf(parameter) })]),
      ),
      { noNullPrototype: true },
    ),
    query: fc
      .record(Object.fromEntries(query.map((parameter) => [parameter.name, valueOf(parameter)])), {
        requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
        noNullPrototype: true,
      })
      .map((values) => Object.entries(values)),
    body: validBody(document, route),
  });
}

function validBody(
  document: Document,
  { requestBody, path }: Route,
): fc.Arbitrary<PlanBody | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema) {
    const value = validValue(document, schema, { name: '', path });
    return value.map((json) => ({ kind: 'json', value: json }));
  }
  if (!requestBody) return fc.constant(undefined);
  return fc.constant({ kind: 'upload', field: 'file', file: 'png', more: false, cut: false });
}

type Break = (plan: Plan) => fc.Arbitrary<Plan>;

function brokenPlan(document: Document, route: Route): fc.Arbitrary<Plan> {
  const breaks: Break[] = [breakToken, breakContent, breakQuery];
  if (Object.keys(route.parameters.filter((each) => each.in === 'path')).length > 0) {
    breaks.push(breakPath, breakPath, nameAnything);
  }
  if (route.requestBody?.content['application/json']) {
    breaks.push(breakBody(document), breakBody(document), breakBody(document), nameAnything);
  }
  if (route.requestBody?.content['multipart/form-data']) breaks.push(breakUpload, breakUpload);
  return fc
    .tuple(validPlan(document, route), fc.constantFrom(...breaks))
    .chain(([plan, breakIt]) => breakIt({ ...plan, valid: false }));
}

const breakToken: Break = (plan) =>
  fc.constantFrom('none', 'nonsense', 'basic', 'query').map((token) => ({ ...plan, token }));

/** Ids of anything at all in place of the ids that belong there. */
const nameAnything: Break = (plan) => {
  const any = fc.tuple(fc.constantFrom(...Object.values(REFERENCES).flat()), fc.nat({ max: 50 }));
  return any.map(([kind, index]) => {
    const swap = (value: unknown): unknown =>
      typeof value === 'string' && value.startsWith('$ref:') ? reference(kind, index) : value;
    const path = Object.entries(plan.path).map(([name, { value }]) => [
      name,
      { value: swap(value) },
    ]);
    const { body } = plan;
    const swapped =
      body?.kind === 'json' && isObject(body.value)
        ? {
            ...body,
            value: Object.fromEntries(
              Object.entries(body.value).map(([key, item]) => [key, swap(item)]),
            ),
          }
        : body;
    return { ...plan, path: Object.fromEntries(path) as Plan['path'], body: swapped };
  });
};

const ODD_SEGMENTS = [
  '%', '%ff', '%c3%28', '%00', '%2e%2e%2f', '%252f', '%20', '+', ';', '*', '$&', '%0d%0aX:1',
  '%ED%A0%80', '%E2%80%AE', 'null', 'undefined', '__proto__', 'constructor', 'x'.repeat(9_000),
  'x'.repeat(20_000),
]; // prettier-ignore

const breakPath: Break = (plan) =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(plan.path)),
      fc.oneof(
        fc.constantFrom(...ODD_SEGMENTS).map((value) => ({ value, raw: true })),
        ODD_VALUES.filter(
          (value) => ['string', 'number'].includes(typeof value) && value !== '',
        ).map((value) => ({ value })),
      ),
    )
    .map(([name, segment]) => ({ ...plan, path: { ...plan.path, [name]: segment } }));

const breakQuery: Break = (plan) => {
  const name = fc.constantFrom(
    'page',
    'size',
    'ids',
    'userId',
    'user',
    'token',
    'page[]',
    'size[a]',
    '__proto__',
  );
  const value = fc.oneof(
    ODD_VALUES.filter((each) => typeof each === 'string' || typeof each === 'number'),
    fc.constantFrom('1,2,', ',', '1,1', '1'.repeat(500), '0', '101', '1000000000'),
    fc.constant(reference('user.other', 0)),
  );
  const odd = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 });
  return fc.tuple(odd, fc.boolean()).map(([more, twice]) => ({
    ...plan,
    query: [...(twice ? plan.query : []), ...plan.query, ...more],
  }));
};

const breakContent: Break = (plan) => {
  const { body } = plan;
  const value = body?.kind === 'json' ? body.value : { a: 1 };
  const types = fc.constantFrom(
    undefined, 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense',
    'multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=latin1',
    'application/json; charset=utf-16', 'application/vnd.api+json', 'application/json;', 'application/json, text/plain',
  ); // prettier-ignore
  const texts = fc.constantFrom(
    '', '{', 'null', '"text"', '1', '[]', '{"a":1}{', `${'['.repeat(60)}${']'.repeat(60)}`, '\0', 'a=1&b=2',
    `{"name":"${'x'.repeat(120_000)}"}`, '{"userId":1e400}', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '\ufeff{}',
  ); // prettier-ignore
  return fc.oneof(
    types.map((type) => ({ ...plan, body: { kind: 'json' as const, value, type: type ?? '' } })),
    fc
      .tuple(texts, fc.constantFrom('application/json', 'application/json; charset=utf-8'))
      .map(([text, type]) => ({ ...plan, body: { kind: 'raw' as const, text, type } })),
    fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'nonsense').map((encoding) => ({
      ...plan,
      body: { kind: 'raw' as const, text: '{"a":1}', type: 'application/json', encoding },
    })),
  );
};

function breakBody(document: Document): Break {
  return (plan) => {
    const { body, route } = plan;
    const schema = route.requestBody?.content['application/json']?.schema;
    if (body?.kind !== 'json' || !isObject(body.value) || !schema) return fc.constant(plan);
    const { value } = body;
    const name = fc.constantFrom(...Object.keys(resolve(document, schema).properties ?? {}));
    const withBody = (json: unknown, extra?: string): Plan => ({
      ...plan,
      body: { kind: 'json', value: json, extra },
    });
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(name, ODD_VALUES)
          .map(([key, odd]) => withBody({ ...value, [key]: odd })),
      },
      name.map((key) =>
        withBody(Object.fromEntries(Object.entries(value).filter(([each]) => each !== key))),
      ),
      ODD_VALUES.map((odd) => withBody(odd)),
      fc
        .constantFrom(
          '"role":"admin","emailVerified":true',
          '"__proto__":{"userId":1}',
          '"constructor":{"prototype":{}}',
          '"id":1,"ownerId":1,"userId":1',
          '"visibility":"PUBLIC","source":"ai","createdAt":"2000-01-01"',
        ) // prettier-ignore
        .map((extra) => withBody(value, extra)),
    );
  };
}

const breakUpload: Break = (plan) =>
  fc
    .record({
      kind: fc.constant('upload' as const),
      field: fc.constantFrom('file', 'file', 'avatar', '', '__proto__'),
      file: fc.constantFrom('png', 'svg', 'text', 'empty', 'svg', 'text', 'empty', 'large'),
      more: fc.boolean(),
      cut: fc.boolean(),
    })
    .map((body) => ({ ...plan, body }));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
