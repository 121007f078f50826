import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { goodAnswer } from './model-answer.ts';

export interface CloudCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** What each cloud streams for an answer, as its documentation shows it. */
const STREAMS: Record<string, (text: string) => object[]> = {
  '/responses': (text) => [
    { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } },
    { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'i', role: 'assistant', status: 'in_progress', content: [] } },
    { type: 'response.output_text.delta', item_id: 'i', output_index: 0, content_index: 0, delta: text },
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'i', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] } },
    { type: 'response.completed', response: { usage: { input_tokens: 7, output_tokens: 5 } } },
  ], // prettier-ignore
  '/messages': (text) => [
    { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, usage: { input_tokens: 7, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ], // prettier-ignore
  '/models/cloud-model:streamGenerateContent': (text) => [
    {
      candidates: [
        { content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 },
      ],
      usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
    },
  ],
};

/** The three clouds on one address of this machine: each answers in its own form what a good model would. */
export async function startClouds() {
  const calls: CloudCall[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      calls.push({ path, headers: request.headers, body: body as Record<string, unknown> });
      const word = 'cat';
      const text = JSON.stringify(
        goodAnswer({ word, languages: [{ code: 'es' }, { code: 'de' }] }),
      );
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of STREAMS[path]?.(text) ?? []) {
        const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
        response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
