/** One thing to do of several; it throws when it fails. */
export interface Step {
  name: string;
  run: () => Promise<void>;
}

/** Time since a moment of `performance.now()`, for people. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes a step and tells of it; answers what failed, null when all went well. */
export async function takeStep({ name, run }: Step): Promise<string | null> {
  const start = performance.now();
  console.log(`\n${name}`);
  try {
    await run();
  } catch (error) {
    const fault = `${name} failed after ${secondsSince(start)}: ${reasonOf(error)}`;
    console.error(`\n${fault}`);
    return fault;
  }
  console.log(`${name}: ${secondsSince(start)}`);
  return null;
}

/** Takes the steps in order and answers whether all went well: the first failure ends it. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if ((await takeStep(step)) !== null) return false;
  return true;
}
