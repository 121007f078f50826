/** Lets `atOnce` at most do their work; the others wait for their turn. */
export function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
