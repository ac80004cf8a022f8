import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import type { MutantResult } from './mutant-result.ts';
import { neverMutated, type MutantLayer } from './mutants-layers.ts';
import { filesOf, readMutantsOptions, type MutantsOptions } from './mutants-options.ts';
import {
  killRate,
  livingLines,
  mutantsTable,
  reportOf,
  sampleLine,
  type LayerReport,
} from './mutants-report.ts';
import { isSampled, linesWithMutants, rangesOf, sampleOf, type LineSample } from './mutants-sample.ts';
import { loadStryker } from './provide/stryker.ts';
import { linesWithFaults } from './view-mutants/numbered-faults.ts';
import { judgeViews } from './view-mutants/view-mutants.ts';

/** The share of its mutants that every layer must notice. */
const wantedKillRate = 0.9;
const reports = 'test-results/mutants';

const explainedSchema = v.array(
  v.strictObject({
    file: v.string(),
    mutator: v.string(),
    original: v.string(),
    replacement: v.string(),
    reason: v.pipe(v.string(), v.minLength(20)),
  }),
);

const readExplained = () =>
  v.parse(explainedSchema, JSON.parse(readFileSync(path.join(root, 'tests/mutants/explained.json'), 'utf8')));

interface LayerRun {
  readonly files: string[];
  readonly sample: LineSample | null;
  readonly options: MutantsOptions;
}

/** Mutates files of a layer and runs the layer's tests against each mutant. */
async function judgeByTests(
  layer: MutantLayer,
  { files, sample, options }: LayerRun,
): Promise<MutantResult[]> {
  // Read by vitest-mutants.config.ts, here and in Stryker's own processes.
  process.env['MUTANT_LAYER'] = layer.name;
  const report = path.join(reports, layer.name);
  const { Stryker, testRunner } = await loadStryker();
  const stryker = new Stryker({
    mutate: sample === null ? files : rangesOf(sample),
    testRunner: 'vitest',
    plugins: [testRunner, './scripts/mutants-ignored.ts'],
    ignorers: ['programming-errors'],
    vitest: { configFile: 'vitest-mutants.config.ts', related: layer.loadsByName !== true },
    coverageAnalysis: 'perTest',
    ignoreStatic: layer.leavesOutStatic ?? false,
    concurrency: options.concurrency,
    incremental: true,
    incrementalFile: `${report}.incremental.json`,
    force: options.isForced,
    // A slow test of the backend takes its time under a mutant too.
    timeoutMS: 15_000,
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    ignorePatterns: ['dist', '.data', 'test-results', 'playwright-report'],
    // Rewriting a tsconfig needs TypeScript's API, which version 7 does not have; nothing here needs it rewritten.
    tsconfigFile: 'none.json',
    packageManager: 'npm',
    logLevel: 'warn',
  });
  const results = await stryker.runMutationTest();
  // Those of earlier runs come along.
  return results.filter((mutant) =>
    sample === null ? files.includes(path.relative(root, mutant.fileName)) : isSampled(sample, mutant),
  );
}

const options = readMutantsOptions(process.argv.slice(2));
mkdirSync(path.join(root, reports), { recursive: true });
const done: LayerReport[] = [];
for (const layer of options.layers) {
  const files = filesOf(layer, { only: options.only, never: neverMutated });
  if (files.length === 0) continue;
  console.log(`${layer.name}: ${files.length} files`);
  const isInGallery = layer.isInGallery === true;
  const linesOf = isInGallery ? linesWithFaults : linesWithMutants;
  const sample = options.sample === null ? null : sampleOf(await linesOf(files), options.sample);
  const results = isInGallery
    ? await judgeViews(files, {
        lines: sample?.lines ?? null,
        concurrency: options.concurrency,
        withJourneys: options.withJourneys,
      })
    : await judgeByTests(layer, { files, sample, options });
  const report = reportOf(layer.name, { results, explained: readExplained() });
  for (const line of livingLines(report)) console.log(line);
  if (sample !== null) console.log(sampleLine(report, sample));
  done.push(report);
}
console.log(`\n${done.length === 0 ? 'No file of a layer to mutate.' : mutantsTable(done)}`);
writeFileSync(path.join(root, reports, 'summary.json'), `${JSON.stringify(done, null, 2)}\n`);
if (done.some((report) => killRate(report) < wantedKillRate)) process.exitCode = 1;
