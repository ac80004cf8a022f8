import { setTimeout as pause } from 'node:timers/promises';

/** Measures time and lets it pass, in ms. */
export interface Stopwatch {
  /** Counts on from wherever it began; never goes back. */
  read(): number;
  pause(ms: number): Promise<unknown>;
}

/** The one of this machine. */
export const machineStopwatch: Stopwatch = {
  read: () => performance.now(),
  pause: (ms) => pause(ms),
};
