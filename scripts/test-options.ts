import { parseArgs } from 'node:util';
import { allSuites } from './suites/all-suites.ts';
import type { Suite } from './suites/suite.ts';

/** What `npm test` is asked for. */
export interface TestOptions {
  readonly suites: readonly Suite[];
  /** Nothing was picked: what all tests together must show is looked at too. */
  readonly isWhole: boolean;
}

/** Reads the command line of `npm test`. Throws TypeError for what it does not know. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({ args: [...args], options: { suite: { type: 'string', multiple: true } } });
  const { suite: names = [] } = values;
  const known = allSuites.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`--suite is one of ${known.join(', ')}, not ${unknown}`);
  return {
    suites: names.length === 0 ? allSuites : allSuites.filter(({ name }) => names.includes(name)),
    isWhole: names.length === 0,
  };
}
