import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Serves on a port that the system chooses, and says which. */
export function listen(answer: RequestListener): void {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`listening http://127.0.0.1:${port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
}

/** Serves JSON that is made of a request's body. */
export function answerJson(answer: (body: string) => Promise<string>): void {
  listen((request, response) => {
    text(request)
      .then(answer)
      .then(
        (json) => {
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Content-Length', Buffer.byteLength(json));
          response.end(json);
        },
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          response.statusCode = 500;
          response.end();
        },
      );
  });
}
