/** Runs jobs, `most` at a time; the others wait in the order they came. */
export function createTurns(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
