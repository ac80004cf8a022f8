import { mkdir, rm, writeFile } from 'node:fs/promises';
import { staticChecks } from './gate.ts';
import { shareSeededPostgres } from '../tests/backend/seeded-postgres.ts';
import { provisions } from './provide/provisions.ts';
import { selectTests } from './reach/select-tests.ts';
import { forgottenTests } from './reports/forgotten-tests.ts';
import { reportRequirements } from './reports/requirement-report.ts';
import { reportRows } from './reports/row-report.ts';
import { reportViews } from './reports/view-report.ts';
import { runSteps, takeStep, type Step } from './steps.ts';
import { runAll, type Order } from './suites/run-all.ts';
import type { SuiteRun } from './suites/run-suite.ts';
import { isGood, runAsText } from './suites/summary.ts';
import { readTestOptions } from './test-options.ts';

const { suites, base, isWhole } = readTestOptions(process.argv.slice(2));

/** The suites that are asked for, or what of them the change since the base can reach. */
async function ordersOf(): Promise<readonly Order[]> {
  if (base === null) return suites.map((suite) => ({ suite }));
  const { files, unbounded, selections } = await selectTests(suites, { base });
  console.log(`${files.length} files differ from ${base}.`);
  if (unbounded === null) return selections;
  console.log(`${unbounded} may reach anything: everything is run.`);
  return suites.map((suite) => ({ suite }));
}

/** What all tests together must show. */
function reportsOf(runs: readonly SuiteRun[]): Step[] {
  const tests = runs.flatMap((run) => run.tests);
  const testsOf = (name: string) => runs.find(({ suite }) => suite.name === name)?.tests ?? [];
  return [
    {
      name: 'Every test file was run',
      run: async () => {
        const forgotten = await forgottenTests(new Set(tests.map(({ file }) => file)));
        if (forgotten.length > 0) throw new Error(`no suite runs ${forgotten.join(', ')}`);
      },
    },
    {
      name: 'Every row of the API is driven by tests',
      run: () => reportRows([...testsOf('backend'), ...testsOf('postgres')]),
    },
    { name: 'Views and the states they are shown in', run: async () => reportViews(testsOf('gallery')) },
    { name: 'Requirements and the tests that name them', run: () => reportRequirements(tests) },
  ];
}

await rm('test-results/again', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });
const orders = await ordersOf();
if (orders.some(({ suite }) => suite.needsServices) && !(await runSteps(provisions))) process.exit(1);
const isShared = orders.filter(({ suite }) => suite.copiesShop).length > 1;
const stopSharing = isShared ? await shareSeededPostgres() : null;
const { runs, faults } = await runAll(isWhole ? staticChecks : [], orders);
await stopSharing?.();
const reported: (string | null)[] = [];
if (isWhole) for (const report of reportsOf(runs)) reported.push(await takeStep(report));
const outcome = { runs, faults: [...faults, ...reported.filter((fault) => fault !== null)] };
const flaky = runs.flatMap((run) => run.flaky);
await writeFile('test-results/flaky.json', `${JSON.stringify(flaky, null, 2)}\n`);
console.log(`\n${runAsText(outcome)}`);
if (!isGood(outcome)) process.exitCode = 1;
