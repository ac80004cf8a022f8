import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import { drivenRows, rowsAsMarkdown, rowsAsText, undrivenRows } from './api-rows.ts';
import type { RowTest } from './api-rows.ts';
import { contractRows } from './contract-rows.ts';
import { vitestSuite } from './suites.ts';

/** The suites whose tests speak to the API. */
const suites = ['backend', 'postgres'];

const useSchema = v.object({ done: v.number(), refused: v.number() });
const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          meta: v.object({ rows: v.optional(v.record(v.string(), useSchema), {}) }),
        }),
      ),
    }),
  ),
});

async function passedTests(suite: string): Promise<RowTest[]> {
  const text = await readFile(vitestSuite(suite).report, 'utf8');
  return v
    .parse(reportSchema, JSON.parse(text))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ meta }) => ({ file: relative(root, name), rows: meta.rows })),
    );
}

/** A row of the API that no test drives as it should. */
class UndrivenRowError extends Error {
  override readonly name = 'UndrivenRowError';
}

/**
 * Tells which tests of the last run drove each row of the API, on the screen, in test-results/rows.json and rows.md.
 * Throws UndrivenRowError for a row without a test that got a good answer, or without one that was refused.
 */
export async function reportRows(): Promise<void> {
  const tests = (await Promise.all(suites.map(passedTests))).flat();
  const rows = drivenRows(contractRows(), tests);
  await writeFile('test-results/rows.json', `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile('test-results/rows.md', rowsAsMarkdown(rows));
  console.log(rowsAsText(rows));
  const faults = undrivenRows(rows);
  if (faults.length > 0) throw new UndrivenRowError(faults.join('; '));
}
