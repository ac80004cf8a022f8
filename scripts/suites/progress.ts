/** How often a run says how far it is, in ms. */
const interval = 15_000;

/** How far a run is. */
export interface Standing {
  /** The part of the run that is under way, where it has parts. */
  readonly part?: string;
  /** Tests that have ended. */
  readonly done: number;
  /** How many there are, where that is clear already. */
  readonly all?: number;
  readonly failed: number;
}

/**
 * Prints now and then how far a run is: `unit: 1,200 of 2,728 tests, 1 failed, 45 s`. `name` stands for the run where
 * no part does, `things` for what is counted.
 */
export function tellProgress(name: string, things = 'tests'): (standing: Standing) => void {
  const start = Date.now();
  let last = start;
  return ({ part = name, done, all, failed }) => {
    const now = Date.now();
    if (now - last < interval) return;
    last = now;
    const of = all === undefined ? '' : ` of ${all}`;
    const fault = failed === 0 ? '' : `, ${failed} failed`;
    process.stdout.write(`${part}: ${done}${of} ${things}${fault}, ${Math.round((now - start) / 1000)} s\n`);
  };
}
