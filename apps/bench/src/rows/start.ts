import path from 'node:path';
import type { Bench } from '../bench.ts';
import { startFloor } from '../processes/floor.ts';
import { startProduct } from '../processes/product.ts';
import { median, spreadOf } from '../statistics.ts';
import { atMost, compared, type Line } from './line.ts';

/** The second start on one's own embedded database, beside that database's own start and Nest's own. */
export async function starting(bench: Bench): Promise<Line[]> {
  const dataDir = path.join(bench.dataDir, 'products', 'start');
  const entry = bench.options.server;
  const options = { dataDir, ...(entry !== undefined && { entry: path.resolve(entry) }) };
  await (await startProduct(options)).stop();
  const wordloom: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < bench.options.rounds; round += 1) {
    const product = await startProduct(options);
    await product.stop();
    const nest = await startFloor('nest');
    await nest.stop();
    wordloom.push(product.startSeconds);
    floor.push(databaseSeconds(product.said) + nest.startSeconds);
  }
  const show = (value: number): string => `${value.toFixed(2)} s`;
  return [
    compared({ work: 'second start', wordloom, floor, show, target: atMost(2) }),
    {
      work: 'second start, seconds',
      wordloom: show(median(wordloom)),
      floor: '',
      value: spreadOf(wordloom),
      target: atMost(5, ' s'),
    },
  ];
}

/** Seconds between the product's words that it starts PostgreSQL and that it opens the database. */
function databaseSeconds(said: readonly { text: string; at: number }[]): number {
  const at = (text: string): number => said.find((line) => line.text.includes(text))?.at ?? NaN;
  return at('Opening the database') - at('Starting PostgreSQL');
}
