/** Rounds that do not count: the code of a call is compiled while it is called. */
const WARM_UPS = 2;
/** Rounds for each of the others' when a p99 is compared: one stall of the machine decides that of a round. */
export const ROUNDS_FOR_P99 = 3;

/**
 * Lets every contender have a turn in every round, forwards and backwards by turns, so that whatever the machine
 * does meanwhile meets them all. The first turns do not count.
 * @returns each one's values, round by round
 */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = -Math.min(WARM_UPS, rounds); round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await contenders[name]();
      if (round >= 0) values[name].push(value);
    }
  }
  return values;
}
