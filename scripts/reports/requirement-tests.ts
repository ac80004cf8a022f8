import { textTable } from '../../paths/kit/machine-report.ts';
import type { Requirement, RequirementState } from './requirements.ts';

/** A test that passed, or the paths of a chart in one world, with the ids it names. */
export interface NamingTest {
  /** A test file from the repository's folder, or the paths of a chart. */
  readonly where: string;
  readonly ids: readonly string[];
}

/** A requirement with the tests that name it. */
export interface TestedRequirement extends Requirement {
  readonly tests: number;
  /** Where they stand, the place with the most tests first. */
  readonly where: readonly string[];
}

/** Which tests of a run name each requirement, in the requirements' order. */
export function testedRequirements(
  requirements: readonly Requirement[],
  tests: readonly NamingTest[],
): TestedRequirement[] {
  const places = new Map(requirements.map(({ id }) => [id, new Map<string, number>()] as const));
  for (const { where, ids } of tests) {
    for (const id of new Set(ids)) {
      const counts = places.get(id);
      counts?.set(where, (counts.get(where) ?? 0) + 1);
    }
  }
  return requirements.map((requirement) => {
    const counts = [...(places.get(requirement.id) ?? [])];
    return {
      ...requirement,
      tests: counts.reduce((sum, [, count]) => sum + count, 0),
      where: counts
        .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
        .map(([where]) => where),
    };
  });
}

const needTests: ReadonlySet<RequirementState> = new Set(['done', 'partial']);

/** What the shop does, in whole or in part, and no test names. */
export const untestedRequirements = (requirements: readonly TestedRequirement[]): TestedRequirement[] =>
  requirements.filter(({ state, tests }) => needTests.has(state) && tests === 0);

/** Why a number of untested requirements is not the recorded one; null where it is. The record only falls. */
export function recordFault(untested: number, recorded: number): string | null {
  if (untested === recorded) return null;
  return untested > recorded
    ? `${untested} requirements without a test, ${recorded} are recorded: name them in a test`
    : `only ${untested} requirements without a test, ${recorded} are recorded: lower the record`;
}

/** How many requirements there are of each state and how many of them tests name, then those that need a test. */
export function requirementsAsText(requirements: readonly TestedRequirement[]): string {
  const states = [...new Set(requirements.map(({ state }) => state))];
  const rows = states.map((state) => {
    const some = requirements.filter((requirement) => requirement.state === state);
    return [state, String(some.length), String(some.filter(({ tests }) => tests > 0).length)];
  });
  const untested = untestedRequirements(requirements);
  return [
    textTable([['state', 'requirements', 'named by tests'], ...rows], 1),
    `\nDone or partial and named by no test: ${untested.length}`,
    ...(untested.length === 0
      ? []
      : [
          textTable(
            untested.map(({ id, state, what }) => [id, state, what]),
            3,
          ),
        ]),
  ].join('\n');
}

/** All requirements as a table of Markdown, every place named. */
export const requirementsAsMarkdown = (requirements: readonly TestedRequirement[]): string =>
  [
    '# Requirements and the tests that name them',
    '',
    'Counted are tests that passed with the id in their name, and generated paths that took a transition naming it or',
    'asked a rule of this id.',
    '',
    '| requirement | state | tests | where |',
    '| --- | --- | ---: | --- |',
    ...requirements.map(
      ({ id, state, tests, where }) => `| ${id} | ${state} | ${tests} | ${where.join(', ')} |`,
    ),
    '',
  ].join('\n');
