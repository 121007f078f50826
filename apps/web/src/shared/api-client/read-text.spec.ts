import { expect, it } from 'vitest';
import { joined, readText } from '#shared/api-client/read-text.ts';

it('hands a text over in the pieces that arrive and cuts no letter in two', async () => {
  const bytes = new TextEncoder().encode('größer');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 3));
      controller.enqueue(bytes.slice(3));
      controller.close();
    },
  });
  const pieces: string[] = [];
  for await (const piece of readText(body)) pieces.push(piece);
  expect(pieces).toEqual(['gr', 'ößer', '']);
});

it('reads nothing where there is no body', async () => {
  expect(await joined(readText(null))).toBe('');
});

it('takes a body that breaks off for a lost connection', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(joined(readText(body))).rejects.toMatchObject({ code: 'unreachable' });
});

it('tells the sender when its reader has had enough', async () => {
  const told = Promise.withResolvers<undefined>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('more and ')),
    cancel: () => told.resolve(undefined),
  });
  for await (const piece of readText(body)) {
    expect(piece).toBe('more and ');
    break;
  }
  await told.promise;
});
