/** Rounds for each of the others' when a p99 is compared: one stall of the machine decides that of a round. */
export const ROUNDS_FOR_P99 = 3;

/**
 * Lets every contender have a turn in every round, forwards and backwards by turns, so that whatever the machine
 * does meanwhile meets them all.
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
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      values[name].push(await contenders[name]());
    }
  }
  return values;
}
