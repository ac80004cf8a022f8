import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import {
  recordFault,
  requirementsAsMarkdown,
  requirementsAsText,
  testedRequirements,
  untestedRequirements,
  type NamingTest,
} from './requirement-tests.ts';
import { mentionedIds, readRequirements } from './requirements.ts';
import { browserPathsSuite, browserSuite, gallerySuite, pathsSuite, vitestSuite } from './suites.ts';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

// Walks and scenes stand in the same list and name nothing.
const pathsReport = v.array(
  v.object({
    machine: v.optional(v.string(), ''),
    world: v.optional(v.string(), ''),
    named: v.optional(v.array(v.string()), []),
  }),
);

interface BrowserSuite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly BrowserSuite[] | undefined;
}

const browserSuiteSchema: v.GenericSchema<BrowserSuite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), file: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => browserSuiteSchema))),
});

const browserReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(browserSuiteSchema),
});

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function vitestTests(suite: string): Promise<NamingTest[]> {
  const { testResults } = v.parse(vitestReport, await read(vitestSuite(suite).report));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ where: relative(root, name), ids: mentionedIds(fullName) })),
  );
}

async function pathTests(report: string): Promise<NamingTest[]> {
  return v
    .parse(pathsReport, await read(report))
    .map(({ machine, world, named }) => ({ where: `paths of ${machine} (${world})`, ids: named }));
}

function specsOf({ title, specs, suites = [] }: BrowserSuite, folder: string, above = ''): NamingTest[] {
  const name = `${above} ${title}`;
  return [
    ...specs
      .filter(({ ok }) => ok)
      .map((spec) => ({
        where: relative(root, join(folder, spec.file)),
        ids: mentionedIds(`${name} ${spec.title}`),
      })),
    ...suites.flatMap((suite) => specsOf(suite, folder, name)),
  ];
}

async function browserTests(report: string): Promise<NamingTest[]> {
  const { config, suites } = v.parse(browserReport, await read(report));
  return suites.flatMap((suite) => specsOf(suite, config.rootDir));
}

const recordFile = 'docs/untested-requirements.json';
const recordSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** More requirements are without a test than the record allows. */
class UntestedRequirementError extends Error {
  override readonly name = 'UntestedRequirementError';
}

/**
 * Tells which tests of the last run name each requirement: the sums and those without a test on the screen, all in
 * test-results/requirements.json and requirements.md. Throws UntestedRequirementError where more requirements that
 * are done or partial are without a test than docs/untested-requirements.json records, and asks to lower the record where
 * fewer are.
 */
export async function reportRequirements(): Promise<void> {
  const requirements = readRequirements(await readFile(join(root, 'docs/requirements.md'), 'utf8'));
  const tests = await Promise.all([
    ...['unit', 'backend', 'postgres', 'server'].map(vitestTests),
    pathTests(pathsSuite.report),
    pathTests(browserPathsSuite.report),
    browserTests(browserSuite.report),
    browserTests(gallerySuite.report),
  ]);
  const tested = testedRequirements(requirements, tests.flat());
  await writeFile('test-results/requirements.json', `${JSON.stringify(tested, null, 2)}\n`);
  await writeFile('test-results/requirements.md', requirementsAsMarkdown(tested));
  console.log(requirementsAsText(tested));
  const { count } = v.parse(recordSchema, await read(join(root, recordFile)));
  const untested = untestedRequirements(tested).length;
  const fault = recordFault(untested, count);
  if (untested > count) throw new UntestedRequirementError(`${fault} (${recordFile})`);
  if (fault !== null) console.log(`${fault} (${recordFile})`);
}
