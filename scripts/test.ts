import { mkdir, rm, writeFile } from 'node:fs/promises';
import { provideBrowser } from './browser.ts';
import { forgottenTests } from './reports/forgotten-tests.ts';
import { build, staticChecks } from './gate.ts';
import { providePostgres } from './postgres.ts';
import { reportRequirements } from './reports/requirement-report.ts';
import { reportRows } from './reports/row-report.ts';
import { runSteps, secondsSince, takeStep, type Step } from './steps.ts';
import { runSuite, type SuiteRun } from './suites/run-suite.ts';
import {
  failuresAsText,
  flakyAsText,
  mostFlaky,
  slowestAsText,
  suitesAsText,
  totalsLine,
} from './suites/summary.ts';
import { readTestOptions } from './test-options.ts';
import { reportViews } from './reports/view-report.ts';

const { suites, isWhole } = readTestOptions(process.argv.slice(2));

/** What is missing is told before anything long has run. */
const provisions: readonly Step[] = [
  {
    name: 'PostgreSQL',
    run: async () => {
      process.env.TEST_POSTGRES = await providePostgres();
      console.log(`The ${process.env.TEST_POSTGRES} one.`);
    },
  },
  {
    name: 'Chromium',
    run: async () => {
      process.env.CHROMIUM_PATH = (await provideBrowser()) ?? '';
      console.log(process.env.CHROMIUM_PATH === '' ? 'The one of Playwright.' : process.env.CHROMIUM_PATH);
    },
  },
];

const runs: SuiteRun[] = [];
const testsOf = (name: string) => runs.find(({ suite }) => suite.name === name)?.tests ?? [];

const reports: readonly Step[] = [
  {
    name: 'Every test file was run',
    run: async () => {
      const forgotten = await forgottenTests(
        new Set(runs.flatMap(({ tests }) => tests.map(({ file }) => file))),
      );
      if (forgotten.length > 0) throw new Error(`no suite runs ${forgotten.join(', ')}`);
    },
  },
  {
    name: 'Every row of the API is driven by tests',
    run: () => reportRows([...testsOf('backend'), ...testsOf('postgres')]),
  },
  { name: 'Views and the states they are shown in', run: () => reportViews(testsOf('gallery')) },
  {
    name: 'Requirements and the tests that name them',
    run: () => reportRequirements(runs.flatMap(({ tests }) => tests)),
  },
];

/** What failed and is no test. */
const faults: string[] = [];

async function take(step: Step): Promise<boolean> {
  const fault = await takeStep(step);
  if (fault !== null) faults.push(fault);
  return fault === null;
}

await rm('test-results/again', { recursive: true, force: true });
await mkdir('test-results/again', { recursive: true });
if (suites.some(({ needsServices }) => needsServices) && !(await runSteps(provisions))) process.exit(1);
if (isWhole) for (const check of staticChecks) await take(check);
let isBuilt: boolean | null = null;
for (const suite of suites) {
  if (suite.needsBuild) isBuilt ??= await take(build);
  if (suite.needsBuild && isBuilt === false) faults.push(`${suite.title}: not run, there is nothing built`);
  else {
    console.log(`\n${suite.title}`);
    runs.push(await runSuite(suite));
  }
}
if (isWhole) for (const report of reports) await take(report);

const flaky = runs.flatMap((run) => run.flaky);
await writeFile('test-results/flaky.json', `${JSON.stringify(flaky, null, 2)}\n`);
const failures = failuresAsText(runs);
const isGood = faults.length === 0 && failures === '' && flaky.length <= mostFlaky;
console.log(`\n${suitesAsText(runs)}\n\n${slowestAsText(runs)}`);
if (failures !== '') console.log(`\nFailed tests\n\n${failures}`);
if (faults.length > 0) console.log(`\nFailed besides\n\n${faults.join('\n')}`);
console.log(`\n${isGood ? 'Everything passed' : 'Failed'} in ${secondsSince(0)}.`);
console.log(totalsLine(runs));
console.log(flakyAsText(flaky));
if (!isGood) process.exitCode = 1;
