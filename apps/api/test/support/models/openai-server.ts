/** An OpenAI-compatible server in a process of its own, which checks what it is asked and misbehaves on demand. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ChatRequest, isStrictSchema, readChatRequest } from './chat-request.ts';
import { type GoodAnswer, goodAnswer, readAsked, translation } from './model-answer.ts';
import type { Mood } from './model-process.ts';

let mood: Mood = { kind: 'well' };
let calls: ChatRequest[] = [];
let refused: string[] = [];
let release = Promise.withResolvers<undefined>();

const server = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      fail(response, 404, 'There is nothing here');
      return;
    }
    const chat = readChatRequest(body);
    if ('problem' in chat) {
      refused.push(chat.problem);
      fail(response, 400, chat.problem);
      return;
    }
    calls.push(chat);
    return answer(chat, response);
  });
});

async function answer(chat: ChatRequest, response: ServerResponse): Promise<void> {
  const format = chat.response_format;
  const asked = readAsked(chat.messages);
  const good = goodAnswer(asked);
  const again = chat.messages.length > 3;
  switch (mood.kind) {
    case 'hang':
      return;
    case 'status':
      if (mood.retryAfter !== undefined) response.setHeader('Retry-After', mood.retryAfter);
      {
        fail(response, mood.status, 'Trouble');
        return;
      }
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Welcome</title><p>Please sign in to the hotel network.');
      return;
    case 'no schema':
      if (format?.type === 'json_schema') {
        fail(response, 400, 'response_format is unknown');
        return;
      }
      return stream(response, [JSON.stringify(good)]);
    case 'strict':
      if (!format?.json_schema || !isStrictSchema(format.json_schema.schema)) {
        fail(response, 400, 'The schema is not strict');
        return;
      }
      return stream(response, [JSON.stringify(good)]);
    case 'fenced':
      return stream(response, [
        '<think>Hm, ',
        'a cat.</think>\n```json\n',
        JSON.stringify(good),
        '\n```',
      ]);
    case 'unknown':
      return stream(response, [JSON.stringify({ ...good, known: false, translations: [] })]);
    case 'held':
      await release.promise;
      return stream(response, [JSON.stringify(good)]);
    case 'held, then 500':
      await release.promise;
      {
        fail(response, 500, 'Trouble');
        return;
      }
    case 'one, then held':
      return stream(response, inPieces(good), { before: 2, wait: release.promise });
    case 'one, then hang':
      return stream(response, inPieces(good), { before: 2, wait: new Promise(() => undefined) });
    case 'cut off':
      return stream(response, inPieces(good), { before: 2, wait: 'destroy' });
    case 'too few tokens':
      return stream(response, inPieces(good).slice(0, 4), undefined, 'length');
    case 'huge':
      return flood(response);
    case 'drip': {
      drip(response, JSON.stringify(good));
      return;
    }
    case 'spoilt':
      return stream(response, [
        JSON.stringify(again && mood.repairs ? good : spoil(good, mood.how)),
      ]);
    case 'well':
      return stream(response, inPieces(good));
  }
}

function spoil(good: GoodAnswer, how: string): object {
  const [first, ...rest] = good.translations;
  const translations: Record<string, object[]> = {
    overlong: [{ ...first, example: 'x'.repeat(101) }, ...rest],
    'of other languages': [{ ...first, languageCode: 'xx' }, ...rest],
    'in another script': [{ ...first, description: 'ネコ' }, ...rest],
    'with control characters': [{ ...first, word: 'cat\u0000\u202e' }, ...rest],
    twice: [...good.translations, { ...first, word: 'another one' }],
    'with extra keys': good.translations.map((one) => ({ ...one, role: 'admin', __proto__: 1 })),
    'as text': [],
  };
  return how === 'as text'
    ? { translations: 'none' }
    : { ...good, role: 'admin', translations: translations[how] ?? [translation('x', 'xx')] };
}

/** The answer as it leaves a model: one piece for the start, one for each translation, one for the end. */
function inPieces(good: GoodAnswer): string[] {
  const { translations, ...rest } = good;
  const head = `${JSON.stringify(rest).slice(0, -1)},"translations":[`;
  const items = translations.map(
    (item, index) => `${index === 0 ? '' : ','}${JSON.stringify(item)}`,
  );
  // A translation is known to be whole when something follows it.
  return [head, ...items.flatMap((item) => [item.slice(0, 5), item.slice(5)]), ']}'];
}

interface Stop {
  before: number;
  wait: Promise<unknown> | 'destroy';
}

async function stream(
  response: ServerResponse,
  pieces: readonly string[],
  stop?: Stop,
  finish = 'stop',
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const untilFirstIsWhole = stop === undefined ? -1 : stop.before + 2;
  for (const [index, content] of pieces.entries()) {
    if (index === untilFirstIsWhole && stop) {
      if (stop.wait === 'destroy') return void response.destroy();
      await stop.wait;
    }
    await event(response, { choices: [{ index: 0, delta: { role: 'assistant', content } }] });
  }
  await event(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  await event(response, {
    choices: [],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  });
  response.end('data: [DONE]\n\n');
}

function event(response: ServerResponse, body: object): Promise<void> {
  const chunk = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    ...body,
  };
  return new Promise((resolve) => {
    response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => resolve());
  });
}

async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let sent = 0; sent < 10 && !response.destroyed; sent += 1) {
    await event(response, { choices: [{ index: 0, delta: { content: ' '.repeat(1024 * 1024) } }] });
  }
  response.end();
}

function drip(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const letters = content.split('');
  const timer = setInterval(() => {
    void event(response, { choices: [{ index: 0, delta: { content: letters.shift() ?? '' } }] });
  }, 1_000);
  response.on('close', () => clearInterval(timer));
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
}

process.on('message', (message: { mood?: Mood; release?: true }) => {
  if (message.mood) {
    mood = message.mood;
    calls = [];
    refused = [];
    release = Promise.withResolvers<undefined>();
  }
  if (message.release) release.resolve(undefined);
  process.send?.({ calls, refused });
});
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
