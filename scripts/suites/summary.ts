import { stripVTControlCharacters } from 'node:util';
import { root } from '../../server/root.ts';
import { textTable } from '../../paths/kit/machine-report.ts';
import { budgets, type Budget } from './budgets.ts';
import { secondsSince } from '../steps.ts';
import type { WholeRun } from './run-all.ts';
import type { FlakyTest, SuiteRun } from './run-suite.ts';
import { typedAlone, type TestResult } from './suite.ts';

/** A run is red with more tests than these that passed only when they were run once more. */
const mostFlaky = 3;

const mostLines = 14;
const slowest = 10;

/** The first lines of what a test said, without colours. */
function linesOf(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    // Where the test runner stands on the way to a test helps nobody.
    .filter((line) => line !== '' && !line.includes('/node_modules/') && !/at new Promise/.test(line))
    .map((line) => line.replaceAll(`${root}/`, ''));
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [`… ${rest} more lines in test-results`] : [])].map(
    (line) => `     ${line.slice(0, 240)}`,
  );
}

const sum = (tests: readonly TestResult[], wanted: TestResult['outcome']): number =>
  tests.reduce((all, { outcome, count }) => (outcome === wanted ? all + count : all), 0);

/** Each test that failed on a few lines, with the command that runs it alone. */
export function failuresAsText(runs: readonly SuiteRun[]): string {
  const parts = runs.flatMap(({ suite, tests }) =>
    tests
      .filter(({ outcome }) => outcome === 'failed')
      .map((test) => {
        const typed = typedAlone(suite, test);
        return [
          `${suite.name}: ${test.where} › ${test.name}`,
          ...linesOf(test.message),
          ...(typed === null ? [] : [`  alone: ${typed}`]),
        ].join('\n');
      }),
  );
  return parts.map((part, at) => `${at + 1}. ${part}`).join('\n\n');
}

const minutes = (seconds: number): string => `${seconds.toFixed(0)} s`;

/** A row for each suite: its tests, its time beside its budget. */
export function suitesAsText(
  runs: readonly SuiteRun[],
  known: Readonly<Record<string, Budget>> = budgets,
): string {
  const rows = runs.map(({ suite, tests, flaky, seconds }) => {
    const budget = known[suite.name]?.seconds;
    return [
      suite.name,
      String(sum(tests, 'passed')),
      String(sum(tests, 'failed')),
      String(flaky.length),
      minutes(seconds),
      budget === undefined ? '' : minutes(budget),
      budget !== undefined && seconds > budget ? 'over' : '',
    ];
  });
  return textTable([['suite', 'passed', 'failed', 'flaky', 'time', 'budget', ''], ...rows], 1);
}

/** The tests that took longest. */
function slowestAsText(runs: readonly SuiteRun[]): string {
  const rows = runs
    .flatMap(({ suite, tests }) => tests.map((test) => ({ suite: suite.name, ...test })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowest)
    .map(({ suite, where, name, seconds }) => [
      suite,
      where === name ? name : `${where} › ${name}`.slice(0, 140),
      `${seconds.toFixed(1)} s`,
    ]);
  return textTable([['suite', 'slowest tests', 'time'], ...rows], 2);
}

/** The line that says how many tests passed and failed, in the form that tools look for. */
export const totalsLine = (runs: readonly SuiteRun[]): string => {
  const tests = runs.flatMap((run) => run.tests);
  return `Tests: ${sum(tests, 'passed')} passed, ${sum(tests, 'failed')} failed`;
};

/** The tests that passed only when they were run once more, with what they said at first. */
export function flakyAsText(flaky: readonly FlakyTest[]): string {
  if (flaky.length === 0) return 'No test was flaky.';
  return [
    `${flaky.length} flaky, ${mostFlaky} are let pass (test-results/flaky.json):`,
    ...flaky.map(({ suite, where, name, message }) =>
      [`  ${suite}: ${where} › ${name}`, ...linesOf(message)].join('\n'),
    ),
  ].join('\n');
}

const hasFailed = ({ tests }: SuiteRun): boolean => tests.some(({ outcome }) => outcome === 'failed');

/** Nothing failed, and hardly anything was flaky. */
export const isGood = ({ runs, faults }: WholeRun): boolean =>
  faults.length === 0 &&
  !runs.some(hasFailed) &&
  runs.reduce((all, { flaky }) => all + flaky.length, 0) <= mostFlaky;

/** Everything that is said at the end of a run, the totals and the flaky tests last. */
export function runAsText(outcome: WholeRun): string {
  const { runs, faults } = outcome;
  const failures = failuresAsText(runs);
  return [
    ...(runs.length === 0 ? ['No test was run.'] : [suitesAsText(runs), slowestAsText(runs)]),
    ...(failures === '' ? [] : [`Failed tests\n\n${failures}`]),
    ...(faults.length === 0 ? [] : [`Failed besides\n\n${faults.join('\n')}`]),
    [
      `${isGood(outcome) ? 'Everything passed' : 'Failed'} in ${secondsSince(0)}.`,
      totalsLine(runs),
      flakyAsText(runs.flatMap(({ flaky }) => flaky)),
    ].join('\n'),
  ].join('\n\n');
}
