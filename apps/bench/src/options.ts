import { parseArgs } from 'node:util';

/** How much is measured. */
export interface Options {
  /** Only to see that everything runs; nothing is judged. */
  quick: boolean;
  rounds: number;
  /** Seconds that each contender is called in a round. */
  seconds: number;
  /** Numbers of cards: few, the usual, many. */
  sizes: { few: number; usual: number; many: number };
  /** Requests after which the memory is read. */
  mixedRequests: number;
  /** Groups of rows whose name contains one of these; all when empty. */
  only: string[];
  /** Throw away the databases that an earlier run kept. */
  fresh: boolean;
  /** Entry file of the server to measure, instead of the built one. */
  server: string | undefined;
}

/** @param groups - names of everything that can be measured */
export function usage(groups: readonly string[]): string {
  return `Usage: pnpm bench [options]

  --quick           1,000 cards, one short round: shows that it runs, judges nothing
  --rounds <n>      rounds of each comparison (5 at least; 7 unless told)
  --only <text>     only what has the text in its name; may be given several times. There are
                    ${groups.join(', ')}
  --fresh           make the databases anew; otherwise those in .cache/bench are used again
  --server <file>   measure another build of the server (its main.js)
  --help            this text

DATABASE_URL names a PostgreSQL server to use instead of the embedded one; its user must be allowed to
make databases.
`;
}

/**
 * @param groups - names of everything that can be measured
 * @returns undefined when only help was asked for
 * @throws Error when an option is unknown or has a value it cannot have
 */
export function readOptions(args: string[], groups: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      server: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { quick, only, fresh, server } = values;
  const nowhere = only.find((text) => !groups.some((name) => name.includes(text)));
  if (nowhere !== undefined) throw new Error(`Nothing that is measured is called “${nowhere}”.`);
  const rounds = Number(values.rounds ?? 7);
  if (!Number.isInteger(rounds)) throw new Error('--rounds takes a whole number.');
  return {
    quick,
    only,
    fresh,
    server,
    rounds: quick ? 1 : Math.max(5, rounds),
    seconds: quick ? 0.3 : 3,
    sizes: quick
      ? { few: 1_000, usual: 1_000, many: 1_000 }
      : { few: 10_000, usual: 200_000, many: 1_000_000 },
    mixedRequests: quick ? 400 : 100_000,
  };
}
