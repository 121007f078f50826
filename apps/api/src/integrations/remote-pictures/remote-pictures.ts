import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { Injectable } from '@nestjs/common';
import { publicLookup } from './public-lookup.ts';

interface FetchLimits {
  /** The only hosts to ask. */
  hosts: readonly string[];
  bytes: number;
  signal: AbortSignal;
}

/** Fetches pictures that somebody else named: over TLS, from listed hosts on the internet, without redirects. */
@Injectable()
export class RemotePictures {
  /** How connections are made; tests, which have no such hosts, lead them elsewhere. */
  network: Pick<RequestOptions, 'lookup' | 'port' | 'ca'> = { lookup: publicLookup };

  /** @throws Error when the address may not be asked, or does not answer with a picture within the limits */
  async fetch(address: string, { hosts, bytes, signal }: FetchLimits): Promise<Buffer> {
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.port !== '' || !hosts.includes(url.hostname)) {
      throw new Error('The picture is at an address that is not listed');
    }
    const path = url.pathname + url.search;
    const response = await this.open({ hostname: url.hostname, path, signal });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new Error(`The host of the picture answered ${response.statusCode}`);
    }
    return readAtMost(bytes, response);
  }

  private open(options: RequestOptions): Promise<IncomingMessage> {
    const headers = { accept: 'image/*', 'user-agent': 'wordloom' };
    return new Promise((resolve, reject) => {
      // A connection of its own: one that is kept alive would skip the look-up.
      request({ ...options, ...this.network, headers, agent: false })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
  }
}

async function readAtMost(bytes: number, response: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > bytes) throw new Error('The picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
