import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const PATH = '**/api/view/save/word/multiple';

/** A multi-language search that answers line by line, when the journey says so. */
export interface SlowSearch {
  /** Sends a line of the answer; the first one waits until the page has asked. */
  send(line: object): Promise<void>;
  end(): Promise<void>;
  /** The connection is lost. */
  breakOff(): Promise<void>;
  /** From now on the product answers again. */
  stop(): Promise<void>;
}

/** Takes the place of the product's search; for the page it is still the same address. */
export async function slowSearch(page: Page): Promise<SlowSearch> {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).flushHeaders();
    asked.resolve(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Whoever only looks at it need not stop it.
  server.unref();
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  await page.route(PATH, (route) => route.continue({ url }));
  return {
    send: async (line) => {
      (await asked.promise).write(`${JSON.stringify(line)}\n`);
    },
    end: async () => {
      (await asked.promise).end();
    },
    breakOff: async () => {
      (await asked.promise).destroy();
    },
    stop: async () => {
      await page.unroute(PATH);
      server.closeAllConnections();
      server.close();
    },
  };
}
