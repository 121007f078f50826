import pLimit from 'p-limit';
import type { z } from 'zod';
import { PhotosUnavailable } from './photo-search.ts';
import { unlessAborted } from './unless-aborted.ts';

/** A page of 15 photos takes some 30 KB. */
const MOST_BYTES = 1024 * 1024;

/** Where a provider's API is, and the headers that open it. */
export interface PhotoApiAccess {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Asks a provider's API: four calls at once, no redirects, which would carry the key elsewhere, at most 1 MB. */
export class PhotoApi {
  private readonly limit = pLimit(4);

  constructor(private readonly access: PhotoApiAccess) {}

  /** @throws PhotosUnavailable when there is no answer in time, or none that has the shape of `schema` */
  async get<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const body = await unlessAborted(
      this.limit(() => this.read(path, signal)),
      signal,
    );
    const answer = schema.safeParse(jsonOf(body));
    if (!answer.success) throw new PhotosUnavailable('an answer that cannot be read');
    return answer.data;
  }

  private async read(path: string, signal: AbortSignal): Promise<string> {
    try {
      const { url, headers } = this.access;
      const response = await fetch(`${url}${path}`, {
        headers: { accept: 'application/json', 'user-agent': 'wordloom', ...headers },
        redirect: 'error',
        signal,
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new PhotosUnavailable(`status ${response.status}`);
      }
      return await readAtMost(MOST_BYTES, response.body);
    } catch (error) {
      throw error instanceof PhotosUnavailable ? error : new PhotosUnavailable(reasonOf(error));
    }
  }
}

async function readAtMost(bytes: number, body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > bytes) throw new PhotosUnavailable('an answer that is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Without its cause, which would quote the answer.
    throw new PhotosUnavailable('an answer that is not JSON');
  }
}

/** The code of a failed connection, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
}
