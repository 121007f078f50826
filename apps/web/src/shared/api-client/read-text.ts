import { ApiFailure } from '#shared/api-client/api-failure.ts';

/**
 * The text of a body piece by piece, as it comes in.
 * @throws ApiFailure `unreachable` when the connection is lost on the way
 */
export async function* readText(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } catch (cause) {
    throw new ApiFailure({ statusCode: 0, code: 'unreachable', cause });
  } finally {
    // Whoever stops half-way wants no more of it; at the end this does nothing.
    await reader?.cancel().catch(() => undefined);
  }
  yield decoder.decode();
}

/** All of a text that comes in pieces. */
export async function joined(text: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of text) whole += piece;
  return whole;
}
