import { writeFile } from 'node:fs/promises';
import { drivenRows, rowsAsMarkdown, rowsAsText, undrivenRows } from './api-rows.ts';
import { contractRows } from './contract-rows.ts';
import type { TestResult } from '../suites/suite.ts';

/** A row of the API that no test drives as it should. */
class UndrivenRowError extends Error {
  override readonly name = 'UndrivenRowError';
}

/**
 * Tells which of the tests that passed drove each row of the API, on the screen, in test-results/rows.json and rows.md.
 * Throws UndrivenRowError for a row without a test that got a good answer, or without one that was refused.
 */
export async function reportRows(tests: readonly TestResult[]): Promise<void> {
  const rows = drivenRows(
    contractRows(),
    tests.filter(({ outcome }) => outcome === 'passed'),
  );
  await writeFile('test-results/rows.json', `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile('test-results/rows.md', rowsAsMarkdown(rows));
  console.log(rowsAsText(rows));
  const faults = undrivenRows(rows);
  if (faults.length > 0) throw new UndrivenRowError(faults.join('; '));
}
