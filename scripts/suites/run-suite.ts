import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../command.ts';
import { secondsSince } from '../steps.ts';
import { reportOf, type Suite, type TestResult } from './suite.ts';

/** A test that failed and passed when it was run once more, alone. */
export interface FlakyTest {
  readonly suite: string;
  readonly where: string;
  readonly name: string;
  /** What it said when it failed. */
  readonly message: string;
}

/** How a suite ended. */
export interface SuiteRun {
  readonly suite: Suite;
  /** What became of each test in the end. */
  readonly tests: readonly TestResult[];
  readonly flaky: readonly FlakyTest[];
  readonly seconds: number;
}

/** Where more than this many tests fail, luck is no explanation: none is run again. */
const mostRunAgain = 10;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A failure that is no test's: nobody can run it alone. */
const ownFailure = (suite: Suite, message: string): TestResult => ({
  title: 'the suite itself',
  name: 'the suite itself',
  file: '',
  where: suite.name,
  outcome: 'failed',
  count: 1,
  seconds: 0,
  message,
  ids: [],
  rows: {},
  alone: null,
});

const hasFailed = ({ outcome }: TestResult): boolean => outcome === 'failed';

/** Runs the program to its end and reads what it reports; a program that fails without a failed test is one itself. */
async function attempt(suite: Suite, report: string, picked?: readonly string[]): Promise<TestResult[]> {
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const trouble = await run(suite.command(report, picked)).then(
    () => null,
    (error: unknown) => messageOf(error),
  );
  try {
    const tests = suite.read(JSON.parse(await readFile(report, 'utf8')));
    return trouble === null || tests.some(hasFailed) ? tests : [...tests, ownFailure(suite, trouble)];
  } catch (error) {
    return [ownFailure(suite, `${trouble ?? 'it ended well'}; no report: ${messageOf(error)}`)];
  }
}

/** What does not run proves nothing. */
const unlessSkipped = (test: TestResult): TestResult =>
  test.outcome === 'skipped'
    ? { ...test, outcome: 'failed', message: 'It was skipped; every test must run.', alone: null }
    : test;

/** Runs a suite, or the tests of it that are picked, then each test that failed once more, alone: what passes then is flaky. */
export async function runSuite(suite: Suite, picked?: readonly string[]): Promise<SuiteRun> {
  const start = performance.now();
  const first = await attempt(suite, reportOf(suite), picked);
  const failed = first.filter(hasFailed);
  const again = failed.length > mostRunAgain ? [] : failed;
  const flaky: FlakyTest[] = [];
  const ends = new Map<TestResult, TestResult>();
  for (const [at, test] of again.entries()) {
    if (test.alone === null) continue;
    console.log(`${suite.name}: once more, alone: ${test.where} › ${test.name}`);
    const results = await attempt(suite, `test-results/again/${suite.name}-${at + 1}.json`, test.alone);
    const passed = results.filter(({ outcome }) => outcome === 'passed');
    if (passed.length === 0 || results.some(hasFailed)) continue;
    flaky.push({ suite: suite.name, where: test.where, name: test.name, message: test.message });
    ends.set(test, { ...test, outcome: 'passed', message: '', rows: passed[0]?.rows ?? {} });
    // A file whose set-up fails takes its tests with it, and brings them back.
    for (const lost of first.filter(({ outcome, file }) => outcome === 'skipped' && file === test.file)) {
      const found = passed.find(({ name }) => name === lost.name);
      if (found !== undefined) ends.set(lost, found);
    }
  }
  const tests = first.map((test) => unlessSkipped(ends.get(test) ?? test));
  console.log(`${suite.title}: ${secondsSince(start)}`);
  return { suite, tests, flaky, seconds: (performance.now() - start) / 1000 };
}
