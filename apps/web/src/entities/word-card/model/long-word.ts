const LONG_RUN = 13;

/** Words that would have to be broken at the size of the others: Sehenswürdigkeiten. */
export function isLongWord(word: string): boolean {
  return word.split(/[\s-]/u).some((run) => run.length > LONG_RUN);
}
