import { join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../../server/root.ts';
import type { Command } from '../command.ts';
import { mentionedIds } from '../reports/requirements.ts';
import { escaped } from './escaped.ts';
import type { Suite, TestResult } from './suite.ts';

const attemptSchema = v.object({
  status: v.optional(v.string()),
  duration: v.number(),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string()) }))),
});

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ projectName: v.string(), status: v.string(), results: v.array(attemptSchema) })),
});

interface Group {
  readonly title: string;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Group[] | undefined;
}

const groupSchema: v.GenericSchema<Group> = v.object({
  title: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => groupSchema))),
});

const reportSchema = v.object({
  config: v.object({ rootDir: v.string() }),
  // What fails outside every test, such as the global set-up.
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
  suites: v.array(groupSchema),
});

const outcomes: Readonly<Record<string, TestResult['outcome']>> = { expected: 'passed', skipped: 'skipped' };

/** Where the files stand, and what running one test alone needs besides its name. */
interface Running {
  readonly folder: string;
  readonly options: readonly string[];
}

function testsOf(
  { title, specs, suites = [] }: Group,
  running: Running,
  above: readonly string[],
): TestResult[] {
  const { folder, options } = running;
  // The outermost group is the file.
  const groups = above.length === 0 ? [''] : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }): TestResult => {
      const name = [...groups.slice(1), spec.title].join(' ');
      const file = relative(root, join(folder, spec.file));
      return {
        title: spec.title,
        name: projectName === '' ? name : `${name} (${projectName})`,
        file,
        where: file,
        outcome: outcomes[status] ?? 'failed',
        count: 1,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        message: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
        ids: mentionedIds(name),
        rows: {},
        alone: [
          ...options,
          spec.file,
          ...(projectName === '' ? [] : ['--project', projectName]),
          '--grep',
          // Tags follow the name.
          `${escaped(name)}(?: @|$)`,
        ],
      };
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, running, groups))];
}

interface Named {
  readonly name: 'gallery' | 'browser';
  readonly title: string;
  readonly copiesShop?: boolean;
  readonly needsBuild?: boolean;
  /** The program, ready to take options of Playwright. */
  readonly command: Command;
  /** For a test that runs alone. */
  readonly aloneOptions?: readonly string[];
}

/** Tests of a configuration of Playwright. */
export const playwrightSuite = ({
  name,
  title,
  copiesShop = false,
  needsBuild = false,
  command,
  aloneOptions: options = [],
}: Named): Suite => ({
  name,
  title,
  needsServices: true,
  copiesShop,
  needsBuild,
  command: (report, picked = []) => ({
    ...command,
    args: [...command.args, ...picked, '--reporter=./scripts/suites/playwright-progress.ts,json'],
    env: { ...command.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
  read(report) {
    const { config, errors, suites } = v.parse(reportSchema, report);
    const outside = errors.map(({ message }): TestResult => ({
      title: 'what surrounds the tests',
      name: 'what surrounds the tests',
      file: '',
      where: name,
      outcome: 'failed',
      count: 1,
      seconds: 0,
      message,
      ids: [],
      rows: {},
      alone: null,
    }));
    return [
      ...outside,
      ...suites.flatMap((suite) => testsOf(suite, { folder: config.rootDir, options }, [])),
    ];
  },
});
