/** One thing to do of several; it throws when it fails. */
export interface Step {
  name: string;
  run: () => Promise<void>;
}

/** Time since a moment of `performance.now()`, for people. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes the steps in order, tells of each, and answers whether all went well: the first failure ends it. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const [at, { name, run }] of steps.entries()) {
    const start = performance.now();
    console.log(`\n[${at + 1}/${steps.length}] ${name}`);
    try {
      await run();
    } catch (error) {
      console.error(`\n${name} failed after ${secondsSince(start)}: ${reasonOf(error)}`);
      return false;
    }
    console.log(`${name}: ${secondsSince(start)}`);
  }
  return true;
}
