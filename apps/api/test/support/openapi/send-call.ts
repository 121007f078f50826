import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { Plan, UPLOADS } from './call-plans.ts';
import { secretOf, type World } from './world.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Sent {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
}

export type Files = Record<keyof typeof UPLOADS, Buffer>;

const BOUNDARY = 'fuzz-boundary';

/** The bytes of a planned call, as the world is now. */
export function toRequest({ caller, ...plan }: Plan, world: World, files: Files): Sent {
  // What a text means to be secret carries the mark of the one who types it, or looks for the other's.
  const other = caller === 'ann' ? 'bob' : 'ann';
  const marked = (text: string) =>
    text.replace('$secret', secretOf(plan.route.path.includes('/search/') ? other : caller));
  const settle = (value: unknown): unknown =>
    JSON.parse(marked(JSON.stringify(world.settle(value, caller) ?? null)));
  const settledPath = plan.route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { value, raw } = plan.path[name] ?? { value: 'missing' };
    return raw ? String(value) : escape(String(settle(value)));
  });
  const pairs = plan.query.map(
    ([name, value]) => `${escape(name)}=${escape(String(settle(value)))}`,
  );
  const { token } = world.learners[caller];
  if (plan.token === 'query') pairs.push(`access_token=${token}&token=${token}`);
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  const { body, headers } = toBody(plan.body, settle, files);
  const authorization = { own: `Bearer ${token}`, nonsense: 'Bearer a.b.c', basic: 'Basic YTpi' };
  return {
    method: plan.route.method.toUpperCase(),
    path: settledPath + query,
    body,
    headers: {
      ...headers,
      ...(plan.token in authorization && {
        authorization: authorization[plan.token as keyof typeof authorization],
      }),
    },
  };
}

function toBody(
  body: Plan['body'],
  settle: (value: unknown) => unknown,
  files: Files,
): { body: Buffer | undefined; headers: OutgoingHttpHeaders } {
  if (!body) return { body: undefined, headers: {} };
  if (body.kind === 'upload') {
    const part = (name: string, file: Buffer) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    ];
    const parts = part(body.field, files[body.file]);
    if (body.more) parts.push(...part('file', files.text));
    if (!body.cut) parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    return { body: Buffer.concat(parts), headers: { 'content-type': type } };
  }
  if (body.kind === 'raw') {
    const { type, encoding } = body;
    return {
      body: Buffer.from(body.text),
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    };
  }
  const text = JSON.stringify(settle(body.value));
  const { extra, type = 'application/json' } = body;
  const filled = extra !== undefined && text.startsWith('{"') ? `{${extra},${text.slice(1)}` : text;
  return { body: Buffer.from(filled), headers: type === '' ? {} : { 'content-type': type } };
}

/** Percent-encodes what a URL cannot carry, lone surrogates as the replacement character. */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export function send(port: number, { method, path, headers, body }: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent,
      timeout: 15_000,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text: Buffer.concat(chunks).toString() });
      });
    });
    call.on('timeout', () => call.destroy(new Error(`${method} ${path} took too long`)));
    call.on('error', reject);
    call.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
