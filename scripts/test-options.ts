import { parseArgs } from 'node:util';
import { allSuites } from './suites/all-suites.ts';
import type { Suite } from './suites/suite.ts';

/** What `npm test` is asked for. */
export interface TestOptions {
  readonly suites: readonly Suite[];
  /** Only what the change since this revision can reach; null for everything. */
  readonly base: string | null;
  /** Nothing was picked: what all tests together must show is looked at too. */
  readonly isWhole: boolean;
}

/** Reads the command line of `npm test`. Throws TypeError for what it does not know. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      suite: { type: 'string', multiple: true },
      changed: { type: 'boolean', default: false },
      base: { type: 'string', default: 'main' },
    },
  });
  const { suite: names = [], changed: isChanged, base } = values;
  const known = new Map<string, Suite>(allSuites.map((suite) => [suite.name, suite]));
  const suites = names.map((name) => {
    const suite = known.get(name);
    if (suite === undefined)
      throw new TypeError(`--suite is one of ${[...known.keys()].join(', ')}, not ${name}`);
    return suite;
  });
  return {
    suites: names.length === 0 ? allSuites : suites,
    base: isChanged ? base : null,
    isWhole: names.length === 0 && !isChanged,
  };
}
