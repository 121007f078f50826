import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerBrokenRequest } from './broken-request.ts';

describe('a request that cannot be read', () => {
  let server: ReturnType<typeof createServer>;
  const slow = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200);
    response.write('begun');
  };

  beforeEach(async () => {
    server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 50 }, slow);
    server.headersTimeout = 100;
    server.on('clientError', answerBrokenRequest);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** All that comes back; what is to follow is sent once something came. */
  const ask = async (bytes: string, following?: string): Promise<string> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write(bytes);
    if (following !== undefined) {
      await once(socket, 'data');
      socket.write(following);
    }
    await once(socket, 'close');
    return Buffer.concat(chunks).toString();
  };

  it.each([
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['a length that is no number', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n', 400],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
  ])('because of %s is answered like every other error', async (_, bytes, status) => {
    const [head = '', body = ''] = (await ask(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
    expect(head).toContain('Connection: close');
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      code: expect.stringMatching(/^request\./) as string,
      message: expect.any(String) as string,
    });
  });

  it('after an answer has begun only ends the connection', async () => {
    const answer = await ask('GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'HELLO\r\n\r\n');
    expect(answer).toContain('begun');
    expect(answer).not.toContain('request.malformed');
  });
});
