import * as v from 'valibot';
import type { Suite, TestResult } from './suite.ts';

const machineSchema = v.object({
  machine: v.string(),
  world: v.string(),
  passed: v.number(),
  seconds: v.number(),
  named: v.array(v.string()),
  failures: v.array(v.object({ path: v.nullable(v.number()), says: v.string() })),
});

const walkSchema = v.object({
  name: v.string(),
  passed: v.number(),
  seconds: v.number(),
  rerun: v.array(v.string()),
  failures: v.array(v.string()),
});

type MachineReport = v.InferOutput<typeof machineSchema>;
type WalkReport = v.InferOutput<typeof walkSchema>;

const nothing = { file: '', message: '', ids: [], rows: {}, seconds: 0, count: 1 } as const;

function machineTests({ machine, world, passed, seconds, named, failures }: MachineReport): TestResult[] {
  const where = `paths of ${machine} (${world})`;
  const only = ['--machine', machine, '--world', world];
  const good: TestResult = {
    ...nothing,
    title: where,
    name: where,
    where,
    outcome: 'passed',
    count: passed,
    seconds,
    ids: named,
    alone: only,
  };
  const bad = failures.map(({ path, says }): TestResult => {
    const name = path === null ? `${where}: what is missing` : `path ${path} of ${machine} (${world})`;
    return {
      ...nothing,
      title: name,
      name,
      where,
      outcome: 'failed',
      message: says,
      alone: path === null ? only : [...only, '--path', String(path)],
    };
  });
  return [...(passed > 0 ? [good] : []), ...bad];
}

function walkTests({ name, passed, seconds, rerun, failures }: WalkReport): TestResult[] {
  const where = `walks of ${name}`;
  const one = { ...nothing, title: where, name: where, where, alone: rerun };
  return [
    ...(passed > 0 ? [{ ...one, outcome: 'passed' as const, count: passed, seconds }] : []),
    ...failures.map((message) => ({ ...one, outcome: 'failed' as const, message })),
  ];
}

const reportSchema = v.array(v.union([machineSchema, walkSchema]));

interface Named {
  readonly name: 'paths' | 'browser-paths';
  readonly title: string;
  readonly needsBuild?: boolean;
  readonly options: readonly string[];
}

/** Paths generated from the charts; a report of `npm run paths`. */
export const pathsSuite = ({ name, title, needsBuild = false, options }: Named): Suite => ({
  name,
  title,
  needsServices: needsBuild,
  copiesShop: false,
  needsBuild,
  command: (report, picked) => ({
    program: 'node',
    args: ['scripts/paths.ts', ...(picked ?? [...options, '--workers', '2']), '--brief', '--json', report],
  }),
  read: (report) =>
    v.parse(reportSchema, report).flatMap((one) => ('machine' in one ? machineTests(one) : walkTests(one))),
});
