/** How often a suite that runs tells how far it is, in ms. */
const interval = 15_000;

/** Where a suite stands. */
export interface Standing {
  /** Tests that have ended. */
  readonly done: number;
  /** Tests there are, as far as is known. */
  readonly all?: number;
  readonly failed: number;
}

/** Tells now and then how far a suite is: `unit: 1,200 of 2,728 tests, 1 failed, 45 s`. */
export function tellProgress(name: string): (standing: Standing) => void {
  const start = Date.now();
  let last = start;
  return ({ done, all, failed }) => {
    const now = Date.now();
    if (now - last < interval) return;
    last = now;
    const of = all === undefined ? '' : ` of ${all}`;
    const fault = failed === 0 ? '' : `, ${failed} failed`;
    process.stdout.write(`${name}: ${done}${of} tests${fault}, ${Math.round((now - start) / 1000)} s\n`);
  };
}
