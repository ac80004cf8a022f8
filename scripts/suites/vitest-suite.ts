import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../../server/root.ts';
import { mentionedIds } from '../reports/requirements.ts';
import { escaped } from './escaped.ts';
import type { Suite, TestResult } from './suite.ts';
import type { VitestProject } from './test-files.ts';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          title: v.string(),
          fullName: v.string(),
          duration: v.optional(v.nullable(v.number()), 0),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
          meta: v.object({
            rows: v.optional(v.record(v.string(), v.object({ done: v.number(), refused: v.number() })), {}),
          }),
        }),
      ),
    }),
  ),
});

type ReportedFile = v.InferOutput<typeof reportSchema>['testResults'][number];

const outcomeOf = (status: string): TestResult['outcome'] =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';

function testsOf({ name, status, message, assertionResults }: ReportedFile): TestResult[] {
  const file = relative(root, name);
  const tests = assertionResults.map(
    ({ status: one, title, fullName, duration, failureMessages, meta }): TestResult => ({
      title,
      name: fullName,
      file,
      where: file,
      outcome: outcomeOf(one),
      count: 1,
      seconds: (duration ?? 0) / 1000,
      message: (failureMessages ?? []).join('\n'),
      ids: mentionedIds(fullName),
      rows: meta.rows,
      alone: [file, '-t', `^${escaped(fullName)}$`],
    }),
  );
  const isToldOf = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
  if (isToldOf) return tests;
  // A file that cannot be loaded, or whose hooks fail, has no test that failed.
  return [
    ...tests,
    {
      title: 'the file itself',
      name: 'the file itself',
      file,
      where: file,
      outcome: 'failed',
      count: 1,
      seconds: 0,
      message,
      ids: [],
      rows: {},
      alone: [file],
    },
  ];
}

interface Named {
  /** A project of vitest.config.ts. */
  readonly name: VitestProject;
  readonly title: string;
  readonly needsServices?: boolean;
  readonly copiesShop?: boolean;
  readonly needsBuild?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** A project of Vitest. */
export const vitestSuite = ({
  name,
  title,
  needsServices = true,
  copiesShop = false,
  needsBuild = false,
  env = {},
}: Named): Suite => ({
  name,
  title,
  needsServices,
  copiesShop,
  needsBuild,
  command: (report, picked = []) => ({
    program: 'vitest',
    args: [
      'run',
      '--project',
      name,
      ...picked,
      '--allowOnly=false',
      '--reporter=./scripts/suites/vitest-progress.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  }),
  read: (report) => v.parse(reportSchema, report).testResults.flatMap(testsOf),
});
