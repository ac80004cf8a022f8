import { keptTree } from '../../tests/gallery/tree-files.ts';
import { brandNames, componentNames, tokenNames, viewNames } from '../../tests/gallery/view-files.ts';
import { textTable } from '../../paths/kit/machine-report.ts';
import type { TestResult } from '../suites/suite.ts';

/** A view with the number of its states and of the passed tests that showed all of them. */
export interface ViewRow {
  readonly name: string;
  readonly states: number;
  readonly tests: number;
}

/** A view that no passed test of the gallery shows. */
export class UnshownViewError extends Error {
  override readonly name = 'UnshownViewError';
}

/** Its tree, and its looks in each brand. */
const leastTests = 1 + brandNames().length;

/** The row of a view; `tree` is what gallery/trees holds of it, '' where it has none. */
export function viewRow(name: string, tree: string, passed: readonly string[]): ViewRow {
  return {
    name,
    states: tree.split('\n').filter((line) => line.startsWith('## ')).length,
    tests: passed.filter((title) => title.startsWith(`${name} `) || title.startsWith(`${name}:`)).length,
  };
}

/** Throws UnshownViewError, by name, for views without a state or without their tests. */
export function expectShown(rows: readonly ViewRow[]): void {
  const unshown = rows.filter(({ states, tests }) => states === 0 || tests < leastTests);
  if (unshown.length > 0)
    throw new UnshownViewError(`no test shows ${unshown.map(({ name }) => name).join(', ')} in its states`);
}

/**
 * Prints each view of the gallery with its states and the tests that showed all of them: its tree, and its looks in
 * each brand. Throws UnshownViewError, by name, for a view without.
 */
export function reportViews(tests: readonly TestResult[]): void {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title);
  const rowsOf = (names: readonly string[]) =>
    names.map((name) => viewRow(name, keptTree(name) ?? '', passed));
  const views = rowsOf(viewNames());
  const design = rowsOf([...componentNames(), ...tokenNames()]);
  console.log(
    textTable(
      [
        ['view', 'states', 'tests'],
        ...views.map(({ name, states, tests }) => [name, String(states), String(tests)]),
      ],
      1,
    ),
  );
  const sum = (rows: readonly ViewRow[]) => rows.reduce((all, { states }) => all + states, 0);
  console.log(`\n${views.length} views in ${sum(views)} states.`);
  console.log(`${design.length} components and pages of tokens in ${sum(design)} states.`);
  expectShown([...views, ...design]);
}
