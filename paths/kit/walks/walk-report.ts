import { textTable } from '../machine-report.ts';

/** What random walks found. */
export interface WalkReport {
  /** Who walked: a machine, or a scene of the whole shop. */
  readonly name: string;
  readonly walks: number;
  readonly steps: number;
  readonly seed: number;
  readonly seconds: number;
  readonly passed: number;
  /** The options of `npm run paths` that walk it again. */
  readonly rerun: readonly string[];
  /** One screen for each walk that failed, shrunk to the shortest that still does. */
  readonly failures: readonly string[];
}

/** The table of all walks, one line each. */
export const walkTable = (reports: readonly WalkReport[]): string =>
  textTable(
    [
      ['walks', 'seed', 'number', 'steps', 'seconds'],
      ...reports.map(({ name, seed, walks, steps, seconds }) => [
        name,
        String(seed),
        String(walks),
        String(steps),
        seconds.toFixed(2),
      ]),
    ],
    1,
  );
