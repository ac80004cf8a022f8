import { build } from '../gate.ts';
import { takeStep, type Step } from '../steps.ts';
import { runSuite, type SuiteRun } from './run-suite.ts';
import type { Suite } from './suite.ts';

/** A suite, or the tests of it that are picked. */
export interface Order {
  readonly suite: Suite;
  readonly picked?: readonly string[];
}

/** How a run of several suites ended. */
export interface WholeRun {
  readonly runs: readonly SuiteRun[];
  /** What failed and is no test. */
  readonly faults: readonly string[];
}

/** Checks, then runs every suite, whatever failed before; what needs the build waits for it, and is not run without. */
export async function runAll(checks: readonly Step[], orders: readonly Order[]): Promise<WholeRun> {
  const runs: SuiteRun[] = [];
  const faults: string[] = [];
  const take = async (step: Step): Promise<boolean> => {
    const fault = await takeStep(step);
    if (fault !== null) faults.push(fault);
    return fault === null;
  };
  for (const check of checks) await take(check);
  let isBuilt: boolean | null = null;
  for (const { suite, picked } of orders) {
    if (suite.needsBuild) isBuilt ??= await take(build);
    if (suite.needsBuild && isBuilt === false) {
      faults.push(`${suite.title}: not run, there is nothing built`);
      continue;
    }
    console.log(`\n${suite.title}`);
    runs.push(await runSuite(suite, picked));
  }
  return { runs, faults };
}
