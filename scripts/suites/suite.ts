import path from 'node:path';
import type { RowUse } from '../../tests/backend/endpoint-coverage.ts';
import type { Command } from '../command.ts';
import type { VitestProject } from './test-files.ts';

/** A test as its suite's report has it; the paths of one chart in one world that passed are one together. */
export interface TestResult {
  /** Its own name, without those of the groups it stands in. */
  readonly title: string;
  /** Its whole name, without the file's. */
  readonly name: string;
  /** The file it stands in, from the repository's folder; the paths of a chart have none. */
  readonly file: string;
  /** What it belongs to where that is no file, such as `paths of cart (http)`. */
  readonly where: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** How many tests it stands for. */
  readonly count: number;
  readonly seconds: number;
  /** What it said when it failed. */
  readonly message: string;
  /** The requirements it names. */
  readonly ids: readonly string[];
  /** What it did with rows of the API, by their id. */
  readonly rows: Readonly<Record<string, RowUse>>;
  /** What makes the suite's program run it alone; null where that cannot be done. */
  readonly alone: readonly string[] | null;
}

export type SuiteName = VitestProject | 'paths' | 'browser-paths' | 'gallery' | 'browser';

/** Tests that one program runs. */
export interface Suite {
  readonly name: SuiteName;
  /** What it shows, for people. */
  readonly title: string;
  /** Whether it needs a PostgreSQL or a browser. */
  readonly needsServices: boolean;
  /** Whether its tests work on copies of a seeded PostgreSQL database. */
  readonly copiesShop: boolean;
  /** Whether it runs the shop that was built. */
  readonly needsBuild: boolean;
  /** The program that writes a report to a file: of everything, or of the tests its arguments pick. */
  readonly command: (report: string, picked?: readonly string[]) => Command;
  /** Throws ValiError for what is no report of its program. */
  readonly read: (report: unknown) => TestResult[];
}

/** Where a suite's report lies, from the repository's folder. */
export const reportOf = ({ name }: Suite): string => `test-results/${name}.json`;

/** What a person types to run a test of a suite alone; null where that cannot be done. */
export function typedAlone(suite: Suite, { alone }: TestResult): string | null {
  if (alone === null) return null;
  const { program, args, env = {} } = suite.command('', alone);
  const isReporter = /^--(?:allowOnly|reporter|outputFile|json|brief)/;
  const shown = args.filter((arg, at) => !isReporter.test(arg) && args[at - 1] !== '--json');
  const [script, ...rest] = program === 'node' ? shown : [undefined, ...shown];
  const options = rest.filter((arg) => arg !== undefined);
  const settings = Object.entries(env).filter(([key]) => key.startsWith('TEST_'));
  return [
    ...settings.map(([key, value]) => `${key}=${value}`),
    ...(script === undefined ? ['npx', program] : ['npm', 'run', path.basename(script, '.ts'), '--']),
    ...options.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`)),
  ].join(' ');
}
