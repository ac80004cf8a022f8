import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import { run, type Command } from './command.ts';

/** How the tests of a suite ended. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** The files they stand in, from the repository's folder. */
  files: string[];
}

const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(v.object({ name: v.string() })),
  }),
  v.transform((report): Totals => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name }) => relative(root, name)),
  })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
    config: v.object({ rootDir: v.string() }),
    suites: v.array(v.object({ file: v.string() })),
  }),
  v.transform(({ stats, config, suites }): Totals => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map(({ file }) => relative(root, join(config.rootDir, file))),
  })),
);

export interface Suite {
  name: string;
  command: Command;
  /** Where the command writes its report. */
  report: string;
  read: (report: unknown) => Totals;
}

/** The Vitest project of this name. */
export function vitestSuite(name: string): Suite {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: { program: 'vitest', args: ['run', '--allowOnly=false', '--project', name, ...reporters] },
    report,
    read: (text) => v.parse(vitestReport, text),
  };
}

const pathsReport = v.pipe(
  v.array(v.object({ passed: v.number(), failures: v.array(v.unknown()) })),
  v.transform((machines): Totals => ({
    passed: machines.reduce((sum, { passed }) => sum + passed, 0),
    failed: machines.reduce((sum, { failures }) => sum + failures.length, 0),
    skipped: 0,
    files: [],
  })),
);

/** The paths generated from the charts, with held services and against the real backend over HTTP. */
export const pathsSuite: Suite = {
  name: 'paths',
  command: { program: 'node', args: ['scripts/paths.ts', '--json', 'test-results/paths.json'] },
  report: 'test-results/paths.json',
  read: (text) => v.parse(pathsReport, text),
};

/** The same paths, as a shopper walks them in the built shop and a browser. */
export const browserPathsSuite: Suite = {
  name: 'browser-paths',
  command: {
    program: 'node',
    args: ['scripts/paths.ts', '--world', 'browser', '--json', 'test-results/browser-paths.json'],
  },
  report: 'test-results/browser-paths.json',
  read: (text) => v.parse(pathsReport, text),
};

/** Every view in every state of its chart. */
export const gallerySuite: Suite = {
  name: 'gallery',
  command: { program: 'playwright', args: ['test', '--config', 'playwright.gallery.config.ts'] },
  report: 'test-results/gallery.json',
  read: (text) => v.parse(playwrightReport, text),
};

/** The tests in the browser. */
export const browserSuite: Suite = {
  name: 'browser',
  command: { program: 'node', args: ['scripts/e2e.ts'] },
  report: 'test-results/browser.json',
  read: (text) => v.parse(playwrightReport, text),
};

/** A suite left tests out: what does not run proves nothing. */
class SkippedError extends Error {
  override readonly name = 'SkippedError';
}

/** Runs a suite and hands its totals over, also when tests fail. Throws CommandError, SkippedError. */
export async function runSuite(
  { name, command, report, read }: Suite,
  count: (name: string, totals: Totals) => void,
): Promise<void> {
  await rm(report, { force: true });
  const counted = async () => {
    const totals = read(JSON.parse(await readFile(report, 'utf8')));
    count(name, totals);
    return totals;
  };
  try {
    await run(command);
  } catch (error) {
    // Without a report the command itself tells more.
    await counted().catch(() => undefined);
    throw error;
  }
  const { skipped } = await counted();
  if (skipped > 0) throw new SkippedError(`${skipped} tests were skipped; every test must run.`);
}
