import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerRules } from '../support/openapi/answer-rules.ts';
import { type Plan, plans } from '../support/openapi/call-plans.ts';
import {
  closeConnections,
  type Files,
  type Reply,
  send,
  type Sent,
  toRequest,
} from '../support/openapi/send-call.ts';
import {
  type Document,
  fetchDocument,
  resolve,
  type Route,
  routesOf,
} from '../support/openapi/served-document.ts';
import { type Caller, World } from '../support/openapi/world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** `FUZZ_SEED` and `FUZZ_CALLS` widen the search; without them every run makes the same calls. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 2_100);

const NO_LIMITS = {
  RATE_LIMIT_LOGIN_PER_ACCOUNT: '0',
  RATE_LIMIT_LOGIN_PER_ORIGIN: '0',
  RATE_LIMIT_REGISTRATIONS: '0',
  RATE_LIMIT_SOCIAL_SIGN_INS: '0',
  RATE_LIMIT_MAILS: '0',
  RATE_LIMIT_SEARCHES_PER_MINUTE: '0',
  RATE_LIMIT_SEARCHES_PER_DAY: '0',
};

/** What no generated call can name: tokens and files that only a mail, the settings or the file system know. */
const NEVER_REACHED = ['passwordReset', 'mailboxShow', 'mailboxHtml', 'docsFile', 'metricsRead'];

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

describe('the OpenAPI document', () => {
  let product: TestApp;
  let document: Document;
  let routes: Route[];
  beforeAll(async () => {
    product = await createTestApp(NO_LIMITS);
    document = await fetchDocument(product);
    routes = routesOf(document);
  });
  afterAll(async () => {
    closeConnections();
    await product.close();
  });

  it('has every route of the server and no other', () => {
    const { stack } = (
      product.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } }
    ).router;
    const registered = stack.flatMap(({ route }) =>
      route?.path.startsWith('/')
        ? Object.keys(route.methods).map(
            (method) => `${method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
          )
        : [],
    );
    const documented = routes.map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(registered.toSorted());
  });

  it('is of version 3.1 and says for each call what it is, what it reads and what can become of it', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(new Set(routes.map(({ operationId }) => operationId)).size).toBe(routes.length);
    for (const route of routes) {
      expect(route, route.operationId).toMatchObject({
        summary: expect.stringMatching(/\w/) as string,
        tags: [expect.any(String) as string],
      });
      expect(Object.keys(route.responses), route.operationId).toContainEqual(
        expect.stringMatching(/^[23]/),
      );
      for (const parameter of route.parameters) {
        expect(parameter.schema.type, `${route.operationId} ${parameter.name}`).toBeDefined();
      }
    }
  });

  it('asks for a token exactly where the server does', async () => {
    for (const { method, path, responses, security } of routes) {
      const { status } = await product.call(
        method as 'get',
        path.replaceAll(/\{\w+\}/g, '1'),
        undefined,
      );
      const guarded = security === undefined;
      expect([path, status === 401], path).toEqual([path, guarded]);
      expect(responses, path)[guarded ? 'toHaveProperty' : 'toBeDefined']('401');
    }
  });

  it('gives every named schema an example that is one', () => {
    const ajv = new Ajv2020({ strict: false });
    formats(ajv);
    ajv.addSchema(document, 'openapi');
    for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
      expect(examples, name).toHaveLength(1);
      const validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
      expect([name, validate(examples[0]), validate.errors]).toEqual([name, true, null]);
    }
  });

  it('gives headers to answers that have them', () => {
    const list = document.paths['/api/view']?.['get']?.responses['200'];
    expect(Object.keys(list?.headers ?? {})).toEqual(['X-Total-Count', 'Link']);
    const outage = document.components.responses['DatabaseUnavailable'];
    expect(Object.keys(outage?.headers ?? {})).toEqual(['Retry-After']);
    expect(resolve(document, { $ref: '#/components/headers/RetryAfter' })).toHaveProperty('schema');
  });

  it(
    `keeps its word in ${CALLS} calls of all kinds, none of which is a server error or shows a private card`,
    { timeout: 300_000 },
    async () => {
      const world = await World.create(product, 8);
      const files = await makeFiles();
      const rules = new AnswerRules(document);
      const { port } = product.app.getHttpServer().address() as AddressInfo;
      const answered: { plan: Plan; sent: Sent; reply: Reply }[] = [];
      const call = async (plan: Plan): Promise<void> => {
        if (answered.length % 20 === 0) await world.look();
        const sent = spareOf(world, plan, toRequest(plan, world, files));
        if (!sent) return;
        const reply = await send(port, sent);
        answered.push({ plan, sent, reply });
        await keepSignedIn(world, plan, sent, reply);
        const faults = rules.faults(plan.route, reply);
        if (faults.length > 0) throw new Error(describeCall(sent, faults));
      };
      await fc.assert(fc.asyncProperty(plans(document, routes), call), {
        seed: SEED,
        numRuns: CALLS,
        interruptAfterTimeLimit: 240_000,
        markInterruptAsFailure: true,
        verbose: fc.VerbosityLevel.None,
      });
      expect(await shownSecrets(world, answered)).toEqual([]);
      const succeeded = answered.filter(({ reply }) => reply.status < 400);
      const reached = new Set(succeeded.map(({ plan }) => plan.route.operationId));
      const missed = routes.filter(({ operationId }) => !reached.has(operationId));
      expect(missed.map(({ operationId }) => operationId).toSorted()).toEqual(
        NEVER_REACHED.toSorted(),
      );
      expect(answered.length).toBeGreaterThan(0.95 * CALLS);
      expect(succeeded.length).toBeGreaterThan(0.25 * answered.length);
    },
  );
});

async function makeFiles(): Promise<Files> {
  const create = { width: 64, height: 48, channels: 3 as const, background: '#369' };
  return {
    png: await sharp({ create }).png().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text: Buffer.from('not a picture'),
    empty: Buffer.alloc(0),
    large: Buffer.alloc(6 * 1024 * 1024),
  };
}

/** An account is deleted in place of the caller's own; nothing is sent when none is left. */
function spareOf(world: World, { route, caller, token }: Plan, sent: Sent): Sent | undefined {
  const own = world.learners[caller].id;
  if (route.operationId !== 'accountRemove' || token !== 'own') return sent;
  if (!new RegExp(`^/api/users/${own}($|\\?)`).test(unescape(sent.path))) return sent;
  const spare = world.spare.pop();
  return (
    spare && {
      ...sent,
      path: `/api/users/${spare.id}`,
      headers: { ...sent.headers, authorization: `Bearer ${spare.token}` },
    }
  );
}

/** Some calls end the caller's session or change their password. */
async function keepSignedIn(world: World, { route, caller }: Plan, sent: Sent, reply: Reply) {
  if (reply.status >= 300) return;
  if (route.operationId === 'accountUpdate') {
    // An empty body changes nothing, and a byte order mark before it is let pass.
    const text = sent.body?.toString().replace(/^\ufeff/, '') ?? '';
    const { password } = JSON.parse(text === '' ? '{}' : text) as { password?: string };
    if (password !== undefined) world.learners[caller].password = password;
  }
  if (['authLogout', 'sessionsEnd'].includes(route.operationId)) await world.signIn(caller);
}

function describeCall({ method, path, headers, body }: Sent, faults: string[]): string {
  const { authorization, ...rest } = headers;
  const who = typeof authorization === 'string' ? 'with a token' : 'without a token';
  const shown = body?.toString().slice(0, 1_000) ?? '';
  return `${faults.join('\n')}\nafter ${method} ${path.slice(0, 300)} ${who} ${JSON.stringify(rest)}\n${shown}`;
}

/** Answers that named or quoted a private card of the other learner, or told their address. */
async function shownSecrets(
  world: World,
  answered: { plan: Plan; sent: Sent; reply: Reply }[],
): Promise<string[]> {
  const [ann, bob] = await world.secrets();
  const secrets: Record<Caller, typeof ann> = { ann: bob, bob: ann };
  return answered.flatMap(({ plan: { caller, route }, sent, reply: { headers, text } }) => {
    // The document's own examples name cards of nobody.
    if (route.operationId === 'docsRead') return [];
    if (!headers['content-type']?.startsWith('application/json')) return [];
    const secret = secrets[caller];
    const named = cardIdsIn(JSON.parse(text)).filter((id) => secret?.ids.has(id));
    const asked = unescape(sent.path) + String(sent.body);
    const quoted =
      secret?.texts.filter((each) => text.includes(each) && !asked.includes(each)) ?? [];
    const found = [...named.map(String), ...quoted];
    return found.length > 0 ? [`${found.join(', ')} after ${sent.method} ${sent.path}`] : [];
  });
}

/** A path as people read it; what is not well-formed stays as it is. */
function unescape(path: string): string {
  return path.replaceAll(/(%[\da-f]{2})+/gi, (escaped) =>
    Buffer.from(escaped.replaceAll('%', ''), 'hex').toString(),
  );
}

function cardIdsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(cardIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'wordTranslationId' ? [item as number] : cardIdsIn(item),
  );
}
