/** A language model that takes 300 ms and always answers the same; `GET /calls` tells how often it was asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen.ts';

const ANSWER = JSON.stringify({
  known: true,
  sourceLanguage: 'en',
  lemma: 'lighthouse',
  translations: [
    {
      languageCode: 'es',
      word: 'faro',
      description: 'Torre con una luz que guía a los barcos.',
      example: 'El faro se ve desde muy lejos.',
      partOfSpeech: 'noun',
      gender: 'masculine',
      pronunciation: null,
      emoji: null,
    },
  ],
});

let calls = 0;

listen((request, response) => {
  if (request.method === 'GET') {
    const text = String(calls);
    response.setHeader('Content-Length', text.length);
    response.end(text);
    return;
  }
  calls += 1;
  request.resume();
  void wait(300).then(() => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of [
      { choices: [{ index: 0, delta: { role: 'assistant', content: ANSWER } }] },
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    ]) {
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  });
});
