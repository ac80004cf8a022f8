import type { CallbackGroup } from './callbacks.ts';

/** Two callbacks of one object or call, and the source with each in the other's place. */
export interface Swap {
  readonly owner: string;
  readonly names: readonly [string, string];
  readonly source: string;
}

/** Every pair swapped, one pair at a time. Two that are written alike make no pair. */
export const swapsIn = (source: string, groups: readonly CallbackGroup[]): readonly Swap[] =>
  groups.flatMap(({ owner, callbacks }) =>
    callbacks.flatMap((first, index) =>
      callbacks.slice(index + 1).flatMap((second) => {
        if (first.value === second.value) return [];
        const swapped =
          source.slice(0, first.start) +
          source.slice(second.start, second.end) +
          first.kept +
          source.slice(first.end, second.start) +
          source.slice(first.start, first.end) +
          second.kept +
          source.slice(second.end);
        return [{ owner, names: [first.name, second.name] as const, source: swapped }];
      }),
    ),
  );
