import { provideBrowser } from './browser.ts';
import { forgottenTests } from './forgotten-tests.ts';
import { build, staticChecks } from './gate.ts';
import { providePostgres } from './postgres.ts';
import { reportRequirements } from './requirement-report.ts';
import { reportRows } from './row-report.ts';
import { runSteps, secondsSince, type Step } from './steps.ts';
import {
  browserPathsSuite,
  browserSuite,
  gallerySuite,
  pathsSuite,
  runSuite,
  vitestSuite,
  type Suite,
  type Totals,
} from './suites.ts';
import { reportViews } from './view-report.ts';

const counted = new Map<string, Totals>();

const test = (name: string, suite: Suite): Step => ({
  name,
  run: () => runSuite(suite, (title, totals) => counted.set(title, totals)),
});

/** What is missing is told before anything long has run. */
const provisions: readonly Step[] = [
  {
    name: 'PostgreSQL for the concurrency tests',
    run: async () => {
      process.env.TEST_POSTGRES = await providePostgres();
      console.log(`The ${process.env.TEST_POSTGRES} one.`);
    },
  },
  {
    name: 'Chromium for the browser tests',
    run: async () => {
      process.env.CHROMIUM_PATH = (await provideBrowser()) ?? '';
      console.log(process.env.CHROMIUM_PATH === '' ? 'The one of Playwright.' : process.env.CHROMIUM_PATH);
    },
  },
];

const suites: readonly Step[] = [
  test('Rules, statecharts, services, views, architecture', vitestSuite('unit')),
  test('Paths generated from the statecharts', pathsSuite),
  test('Contract and backend on the embedded database', vitestSuite('backend')),
  build,
  test('Concurrency on PostgreSQL', vitestSuite('postgres')),
  test('Starting and stopping the server', vitestSuite('server')),
  test('Every view in every state', gallerySuite),
  test('Paths in the browser', browserPathsSuite),
  test('The shop in the browser', browserSuite),
  {
    name: 'Every test file was run',
    run: async () => {
      const ran = new Set([...counted.values()].flatMap(({ files }) => files));
      const forgotten = await forgottenTests(ran);
      if (forgotten.length > 0) throw new Error(`no suite runs ${forgotten.join(', ')}`);
    },
  },
  { name: 'Every row of the API is driven by tests', run: reportRows },
  { name: 'Views and the states they are shown in', run: reportViews },
  { name: 'Requirements and the tests that name them', run: reportRequirements },
];

function printTotals(): void {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const line = (name: string, { passed, failed, skipped }: Omit<Totals, 'files'>) =>
    console.log(
      `${name.padEnd(13)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ` +
        `${String(skipped).padStart(5)} skipped`,
    );
  console.log('');
  for (const [name, totals] of counted) {
    line(name, totals);
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    sum.skipped += totals.skipped;
  }
  line('all', sum);
}

const isGood = await runSteps([...provisions, ...staticChecks, ...suites]);
printTotals();
console.log(`${isGood ? 'Everything passed' : 'Failed'} in ${secondsSince(0)}.`);
if (!isGood) process.exitCode = 1;
