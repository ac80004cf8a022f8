import { parseArgs } from 'node:util';
import { build, staticChecks } from './gate.ts';
import { provisions } from './provide/provisions.ts';
import { selectTests } from './reach/select-tests.ts';
import { runSteps } from './steps.ts';
import { backendSuite, chartPathsSuite, unitSuite } from './suites/all-suites.ts';
import { runAll, type Order } from './suites/run-all.ts';
import { isGood, runAsText } from './suites/summary.ts';

/*
 * The gate before a commit: three minutes at most. Everything static, the unit tests, and of backend and paths what the
 * change can reach, the nearest first; `--whole` runs all of both.
 */

/** What fits into the time: test files of the backend, and flows. */
const most = 30;

const { values } = parseArgs({
  options: { whole: { type: 'boolean', default: false }, base: { type: 'string', default: 'main' } },
});

const modelWorld = ['--world', 'model', '--walks', '0'];

async function ordersOf(): Promise<Order[]> {
  if (values.whole)
    return [{ suite: unitSuite }, { suite: chartPathsSuite, picked: modelWorld }, { suite: backendSuite }];
  const { selections } = await selectTests([chartPathsSuite, backendSuite], { base: values.base, most });
  for (const { suite, count, left } of selections)
    console.log(
      `${suite.name}: ${count} nearest to the change${left === 0 ? '' : `, ${left} left to npm test`}`,
    );
  return [
    { suite: unitSuite },
    ...selections.map(({ suite, picked }) => ({
      suite,
      picked: suite === chartPathsSuite ? [...picked, ...modelWorld] : picked,
    })),
  ];
}

const orders = await ordersOf();
if (orders.some(({ suite }) => suite.needsServices) && !(await runSteps(provisions.slice(0, 1))))
  process.exit(1);
const outcome = await runAll([...staticChecks, build], orders);
console.log(`\n${runAsText(outcome)}`);
if (!isGood(outcome)) process.exitCode = 1;
