import type { z } from 'zod';
import { describeCause } from './describe-cause.ts';

/** A provider's answer in which something is missing that we need. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The part of `oauth`'s client that reads. */
interface ResourceReader {
  get: (
    url: string,
    accessToken: string,
    done: (error: unknown, answer?: string | Buffer) => void,
  ) => void;
}

/**
 * Reads a resource of the learner with their access token.
 * @throws UnusableAnswer when it does not have the shape of `schema`
 */
export async function readJson<Schema extends z.ZodType>(
  client: ResourceReader,
  { url, accessToken }: { url: string; accessToken: string },
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await new Promise<string>((resolve, reject) => {
    client.get(url, accessToken, (error, answer) => {
      if (error) reject(new UnusableAnswer(`no profile (${describeCause(error)})`));
      else resolve(String(answer));
    });
  });
  return parse(body, schema);
}

function parse<Schema extends z.ZodType>(body: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    // Without its cause, which would quote the answer.
    throw new UnusableAnswer('a profile that cannot be read');
  }
}
