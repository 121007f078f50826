import type { Bench } from '../bench.ts';
import { HttpConnection } from '../load/http-connection.ts';
import { requestText } from '../load/request.ts';
import { spreadOf } from '../statistics.ts';
import { atMost, type Line } from './line.ts';

const AT_ONCE = 50;
const WORDS = ['lighthouse', 'harbour', 'seagull', 'anchor', 'compass'];

/** Fifty equal searches at once: how often the language model is asked. */
export async function oneQuestion(bench: Bench): Promise<Line[]> {
  const model = await bench.floor('model');
  const { origin, readers } = await bench.startProduct(await bench.scratch(), {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${model.origin}/v1`,
    AI_MODEL: 'bench',
  });
  const asked: number[] = [];
  for (const word of WORDS.slice(0, bench.options.rounds)) {
    const before = await callsOf(model.origin);
    const connections = await Promise.all(
      Array.from({ length: AT_ONCE }, () => HttpConnection.open(origin)),
    );
    const answers = await Promise.all(
      connections.map((connection, place) => {
        const reader = readers[place % readers.length];
        const body = { userId: reader?.id, word, categoryId: 1, languageCodes: ['es'] };
        const path = '/api/view/save/word/multiple';
        return connection.send(
          requestText({ method: 'POST', path, token: reader?.token, body }),
          true,
        );
      }),
    );
    for (const connection of connections) connection.close();
    const wrong = answers.find(({ status }) => status < 200 || status > 299);
    if (wrong) throw new Error(`A search was answered with ${wrong.status}: ${wrong.body}`);
    asked.push((await callsOf(model.origin)) - before);
  }
  return [
    {
      work: `${AT_ONCE} equal searches at once: questions to the model`,
      wordloom: String(Math.max(...asked)),
      floor: '1',
      value: spreadOf(asked),
      target: atMost(1, ' call'),
    },
  ];
}

async function callsOf(origin: string): Promise<number> {
  const connection = await HttpConnection.open(origin);
  const { body } = await connection.send(requestText({ path: '/calls' }), true);
  connection.close();
  return Number(body);
}
