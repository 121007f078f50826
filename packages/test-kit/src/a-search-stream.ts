import type { SearchProgress } from '@wordloom/contracts/search-progress';
import { HttpResponse } from 'msw';

/** An answer of the multi-language search that comes line by line, at the pace of the test. */
export function aSearchStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: new HttpResponse(readable, {
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
    }),
    send: (line: SearchProgress) => writer.write(encoder.encode(`${JSON.stringify(line)}\n`)),
    end: () => writer.close(),
    /** The connection is lost. */
    breakOff: () => writer.abort(new Error('Connection reset')),
  };
}

/** A text that has come for a language, before its card. */
export function aTranslation(
  languageCode: string,
  translatedWord: string,
): Extract<SearchProgress, { kind: 'translation' }> {
  return {
    kind: 'translation',
    languageCode,
    translatedWord,
    translatedDescription: `What ${translatedWord} is`,
    translatedExample: `A sentence with ${translatedWord}.`,
  };
}
