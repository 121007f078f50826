import { apiClient } from '#shared/api-client/api-client.ts';
import { readText } from '#shared/api-client/read-text.ts';

interface StreamedAnswer {
  contentType: string;
  text: AsyncIterable<string>;
}

/** POSTs, accepting what `accept` names, the best type first, and hands the answer over while it is still coming in. An error answer is thrown as by every call. */
export async function postForStream(
  path: string,
  body: unknown,
  accept: string,
): Promise<StreamedAnswer> {
  const answer = await apiClient.post<ReadableStream<Uint8Array> | null>(path, body, {
    adapter: 'fetch',
    responseType: 'stream',
    headers: { Accept: accept },
  });
  const contentType: unknown = answer.headers['content-type'];
  return {
    contentType: typeof contentType === 'string' ? contentType : '',
    text: readText(answer.data),
  };
}
