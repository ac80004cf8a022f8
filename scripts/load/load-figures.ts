interface Kind {
  readonly times: number[];
  failed: number;
}

/** Times and failures of calls, by what was called. */
export interface LoadFigures {
  /** One answer after so many ms; a failed one was a 5xx, or none at all. */
  add(call: string, ms: number, isFailed: boolean): void;
  /** A line for each call, the most frequent first, under a line of titles. */
  table(seconds: number): string[];
  readonly failures: number;
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

const line = (call: string, cells: readonly string[]): string =>
  call.padEnd(42) + cells.map((cell) => cell.padStart(10)).join('');

export function createLoadFigures(): LoadFigures {
  const kinds = new Map<string, Kind>();
  return {
    add(call, ms, isFailed) {
      const kind = kinds.get(call) ?? { times: [], failed: 0 };
      kinds.set(call, kind);
      kind.times.push(ms);
      if (isFailed) kind.failed += 1;
    },
    table(seconds) {
      const rows = [...kinds].toSorted(([, one], [, other]) => other.times.length - one.times.length);
      return [
        line('call', ['number', 'a second', 'p50 ms', 'p99 ms', 'failed']),
        ...rows.map(([call, { times, failed }]) => {
          const sorted = times.toSorted((one, other) => one - other);
          const cells = [share(sorted, 0.5), share(sorted, 0.99)].map((ms) => ms.toFixed(0));
          const { length } = times;
          return line(call, [String(length), (length / seconds).toFixed(1), ...cells, String(failed)]);
        }),
      ];
    },
    get failures() {
      return [...kinds.values()].reduce((sum, { failed }) => sum + failed, 0);
    },
  };
}
