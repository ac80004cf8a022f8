import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../server/root.ts';
import {
  recordFault,
  requirementsAsMarkdown,
  requirementsAsText,
  testedRequirements,
  untestedRequirements,
} from './requirement-tests.ts';
import { readRequirements } from './requirements.ts';
import type { TestResult } from '../suites/suite.ts';

const recordFile = 'docs/untested-requirements.json';
const recordSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** More requirements are without a test than the record allows. */
class UntestedRequirementError extends Error {
  override readonly name = 'UntestedRequirementError';
}

/**
 * Tells which of the tests that passed name each requirement: the sums and those without a test on the screen, all in
 * test-results/requirements.json and requirements.md. Throws UntestedRequirementError where more requirements that
 * are done or partial are without a test than docs/untested-requirements.json records, and asks to lower the record where
 * fewer are.
 */
export async function reportRequirements(tests: readonly TestResult[]): Promise<void> {
  const requirements = readRequirements(await readFile(join(root, 'docs/requirements.md'), 'utf8'));
  const passed = tests.filter(({ outcome }) => outcome === 'passed');
  const tested = testedRequirements(requirements, passed);
  await writeFile('test-results/requirements.json', `${JSON.stringify(tested, null, 2)}\n`);
  await writeFile('test-results/requirements.md', requirementsAsMarkdown(tested));
  console.log(requirementsAsText(tested));
  const { count } = v.parse(recordSchema, JSON.parse(await readFile(join(root, recordFile), 'utf8')));
  const untested = untestedRequirements(tested).length;
  const fault = recordFault(untested, count);
  if (untested > count) throw new UntestedRequirementError(`${fault} (${recordFile})`);
  if (fault !== null) console.log(`${fault} (${recordFile})`);
}
