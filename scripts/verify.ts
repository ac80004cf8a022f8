import { parseArgs } from 'node:util';
import { build, staticChecks } from './gate.ts';
import { provisions } from './provide/provisions.ts';
import { run } from './command.ts';
import { changedFiles } from './reach/changed-files.ts';
import { changedFlows } from './reach/changed-flows.ts';
import { selectTests } from './reach/select-tests.ts';
import { runSteps, type Step } from './steps.ts';
import { backendSuite, chartPathsSuite, unitSuite } from './suites/all-suites.ts';
import { runAll, type Order } from './suites/run-all.ts';
import { isGood, runAsText } from './suites/summary.ts';

/*
 * The gate before a commit: three minutes at most. Everything static, the unit tests, and of backend and paths what the
 * change can reach, the nearest first; `--whole` runs all of both. In flows that changed themselves it plants faults.
 */

/** What fits into the time: test files of the backend, and flows. */
const most = 30;

/** A flow's faults take from some seconds to a minute. */
const mostWithFaults = 3;

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

const mutating = (flows: readonly string[]): string[] => [
  '--mutate',
  ...flows.flatMap((flow) => ['--machine', flow]),
];

/** Returns the step that plants faults in the flows that changed; none where no flow did. */
async function faultSteps(): Promise<Step[]> {
  const { flows, left } = changedFlows(await changedFiles(values.base), { most: mostWithFaults });
  if (left.length > 0)
    console.log(`Faults are not planted in all: npm run paths -- ${mutating(left).join(' ')}`);
  if (flows.length === 0) return [];
  const args = ['scripts/paths.ts', ...mutating(flows)];
  return [{ name: `Planted faults: ${flows.join(', ')}`, run: () => run({ program: 'node', args }) }];
}

const orders = await ordersOf();
const faults = await faultSteps();
if (orders.some(({ suite }) => suite.needsServices) && !(await runSteps(provisions.slice(0, 1))))
  process.exit(1);
const outcome = await runAll([...staticChecks, build, ...faults], orders);
console.log(`\n${runAsText(outcome)}`);
if (!isGood(outcome)) process.exitCode = 1;
