import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who sits at the provider, in the provider's own words, and what the provider does wrong just now. */
export interface Scene {
  profile: Record<string, unknown>;
  emails?: unknown;
  denies?: boolean;
  fault?: { at: 'token' | 'profile' | 'emails'; kind: FaultKind } | undefined;
}

export type FaultKind =
  | 'error'
  | '500'
  | '503'
  | 'html'
  | 'malformed'
  | 'null'
  | 'empty'
  | 'silent'
  | 'cut'
  | 'endless'
  | 'redirect';

export interface Grant {
  redirectUri: string;
  challenge: string | null;
  scene: Scene;
}

export type Answer = (status: number, body: unknown, type?: string) => void;

/** How one provider differs from the others. */
export interface Dialect {
  /** The settings that lead a product to it. */
  settings: (origin: string) => Record<string, string>;
  paths: { authorize: string; token: string };
  /** Error answer of the token endpoint. */
  tokenError: (answer: Answer, reason: 'code' | 'client' | 'redirect') => void;
  token: (answer: Answer, request: IncomingMessage, accessToken: string) => void;
  resources: Record<
    string,
    { at: 'profile' | 'emails'; read: (call: ResourceCall, answer: Answer) => void }
  >;
  /** What is appended to the address of the way back. */
  fragment?: string;
}

export interface ResourceCall {
  request: IncomingMessage;
  query: URLSearchParams;
  /** Who the access token belongs to, by the token. */
  scenes: ReadonlyMap<string, Scene>;
}

export const CLIENT = { id: 'wordloom-id', secret: 'wordloom-secret' };

/** Runs in a process of its own, is told its scenes by the parent, and tells it what was asked of it. */
export function serve(dialect: Dialect): void {
  let scene: Scene = { profile: {} };
  let calls: string[] = [];
  const grants = new Map<string, Grant>();
  const scenes = new Map<string, Scene>();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    calls.push(`${request.method} ${url.pathname}`);
    const answer: Answer = (status, body, type = 'application/json; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const resource = dialect.resources[url.pathname];
    if (url.pathname === dialect.paths.authorize) authorize(url, response);
    else if (url.pathname === dialect.paths.token) void issue(request, response, answer);
    else if (!resource) answer(404, { message: 'Not Found' });
    else if (scene.fault?.at === resource.at && scene.fault.kind !== 'error') {
      fail(response, answer, scene.fault.kind);
    } else resource.read({ request, query: url.searchParams, scenes }, answer);
  });

  const authorize = (url: URL, response: ServerResponse): void => {
    const query = url.searchParams;
    const back = new URL(query.get('redirect_uri') ?? '');
    if (query.get('client_id') !== CLIENT.id || query.get('response_type') !== 'code') {
      response.writeHead(400).end();
      return;
    }
    if (scene.denies) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user has denied your application access.');
    } else {
      const code = randomBytes(10).toString('hex');
      const redirectUri = query.get('redirect_uri') ?? '';
      grants.set(code, { redirectUri, challenge: query.get('code_challenge'), scene });
      back.searchParams.set('code', code);
    }
    back.searchParams.set('state', query.get('state') ?? '');
    response.writeHead(302, { location: back.href + (dialect.fragment ?? '') }).end();
  };

  const issue = async (request: IncomingMessage, response: ServerResponse, answer: Answer) => {
    const form = new URLSearchParams(await textOf(request));
    const { fault } = scene;
    if (fault?.at === 'token') {
      if (fault.kind === 'error') dialect.tokenError(answer, 'code');
      else fail(response, answer, fault.kind);
      return;
    }
    const grant = grants.get(form.get('code') ?? '');
    const ours = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    grants.delete(form.get('code') ?? '');
    if (!ours) dialect.tokenError(answer, 'client');
    else if (!grant || !answersChallenge(grant, form)) dialect.tokenError(answer, 'code');
    else if (grant.redirectUri !== form.get('redirect_uri')) dialect.tokenError(answer, 'redirect');
    else {
      const accessToken = `secret-token-${randomBytes(10).toString('hex')}`;
      scenes.set(accessToken, grant.scene);
      dialect.token(answer, request, accessToken);
    }
  };

  process.on('message', (message: { scene?: Scene }) => {
    if (message.scene) {
      scene = message.scene;
      calls = [];
    }
    process.send?.({ calls });
  });
  process.on('disconnect', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ settings: dialect.settings(`http://127.0.0.1:${port}`) });
  });
}

function answersChallenge({ challenge }: Grant, form: URLSearchParams): boolean {
  if (challenge === null) return !form.has('code_verifier');
  const verifier = form.get('code_verifier') ?? '';
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function fail(response: ServerResponse, answer: Answer, kind: Exclude<FaultKind, 'error'>): void {
  const wrong: Record<typeof kind, () => void> = {
    '500': () => answer(500, { message: 'Server Error' }),
    '503': () => answer(503, '<html><body>Unicorn!</body></html>', 'text/html'),
    html: () => answer(200, '<html><body>access_token=1&amp;id=1</body></html>', 'text/html'),
    malformed: () => answer(200, '{"access_token": "secret-token'),
    null: () => answer(200, 'null'),
    empty: () => answer(200, ''),
    silent: () => undefined,
    cut: () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 50);
    },
    endless: () => {
      const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 5);
      response.on('close', () => clearInterval(timer));
    },
    redirect: () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  };
  wrong[kind]();
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
