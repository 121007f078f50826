import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';

/** Bytes of an answer: the longest real one has a few thousand. */
const LONGEST_ANSWER = 256 * 1024;

type Done = (error: unknown, body?: string, response?: IncomingMessage) => void;
interface Library {
  request: (options: RequestOptions) => ClientRequest;
}

class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** The part of `oauth`'s client that sends requests. */
export interface RequestSender {
  _executeRequest: (library: Library, options: RequestOptions, body: unknown, done: Done) => void;
}

/**
 * A copy of an OAuth client all of whose requests together end with `signal`. The original waits for ever,
 * reads answers of any length, never notices one that is cut off, and throws out of its callbacks where nobody
 * catches: what is thrown there goes to `fail`.
 */
export function withBounds<Client extends object>(
  client: Client,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): Client {
  const send: RequestSender['_executeRequest'] = (library, options, body, done) => {
    const answered = exchange(() => library.request({ ...options, signal }), body);
    answered
      .then(
        ({ response, text }) => {
          const { statusCode = 0 } = response;
          if (statusCode === 200 && !saysError(text)) done(null, text, response);
          else done({ statusCode, data: text });
        },
        (error: unknown) => done(error),
      )
      .catch(fail);
  };
  return Object.assign(Object.create(client) as Client, { _executeRequest: send });
}

/** GitHub says what is wrong with status 200. */
function saysError(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { error?: unknown } | null)?.error === 'string';
  } catch {
    return false;
  }
}

async function exchange(
  open: () => ClientRequest,
  body: unknown,
): Promise<{ response: IncomingMessage; text: string }> {
  const request = open();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
    request.end(typeof body === 'string' ? body : undefined);
  });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return { response, text: Buffer.concat(chunks).toString('utf8') };
}
