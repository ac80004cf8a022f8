/** Where each entry of the history was scrolled to, so that going back finds the place again (NAV-05, NAV-29). */
export interface ScrollMemory {
  /** A fresh entry of the history; its id is kept in the entry's state. */
  push(): { entry: string };
  /** Notes where the page is scrolled, for the entry on screen. */
  note(top: number): void;
  /** The address changed: nothing is noted until its page is on screen. */
  leave(): void;
  /** The entry is on screen now: where it was left, or null for a place never seen. */
  arrive(state: unknown): number | null;
}

const kept = 50;

const entryOf = (state: unknown): string =>
  state instanceof Object && 'entry' in state && typeof state.entry === 'string' ? state.entry : 'first';

export function createScrollMemory(newEntry: () => string): ScrollMemory {
  const tops = new Map<string, number>();
  let current: string | null = 'first';
  return {
    push: () => ({ entry: newEntry() }),
    note(top) {
      if (current === null) return;
      tops.delete(current);
      tops.set(current, top);
      const oldest = tops.keys().next();
      if (tops.size > kept && oldest.done !== true) tops.delete(oldest.value);
    },
    leave() {
      current = null;
    },
    arrive(state) {
      current = entryOf(state);
      return tops.get(current) ?? null;
    },
  };
}
