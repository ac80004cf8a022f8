/** Runs at most `places` works at once, the others wait in line. */
export function createSemaphore(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Runs works of one key after another; works of different keys do not wait for each other. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createKeyedQueue(): KeyedQueue {
  const lines = new Map<string, { gate: ReturnType<typeof createSemaphore>; users: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { gate: createSemaphore(1), users: 0 };
    lines.set(key, line);
    line.users += 1;
    try {
      return await line.gate(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(key);
    }
  };
}
