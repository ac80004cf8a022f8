import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { staleFlowDocs } from '../flows/docs/flow-docs.ts';
import { root } from '../server/root.ts';
import { reportTable, type MachineReport } from '../paths/kit/machine-report.ts';
import { mutate, mutationTable, unexplained, type MutationReport } from '../paths/kit/mutation-report.ts';
import { walkTable, type WalkReport } from '../paths/kit/walks/walk-report.ts';
import { provideBrowser } from './provide/browser.ts';
import { run } from './command.ts';
import { exitForOptions } from './option-error.ts';
import { mergeMutations } from '../flows/results/merge-mutations.ts';
import { readMutations } from '../flows/results/read-results.ts';
import { readOptions, type PathsOptions } from './paths-options.ts';
import { tellProgress } from './suites/progress.ts';
import { jobsOf } from './paths-jobs.ts';
import { shareJobs, type Report } from './paths-sharing.ts';
import { startWorker } from './paths-worker.ts';
import { Worlds } from './paths-worlds.ts';

/** How many failures of a machine are told in full. */
const toldInFull = 3;
const wantedKillRate = 0.9;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

function tellFailures(name: string, failures: readonly string[]): void {
  for (const failure of failures.slice(0, toldInFull)) console.log(`${failure}\n`);
  if (failures.length > toldInFull) console.log(`${name}: ${failures.length - toldInFull} more\n`);
}

function keep(jsonFile: string | null, reports: readonly unknown[]): void {
  if (jsonFile === null) return;
  mkdirSync(path.dirname(jsonFile), { recursive: true });
  writeFileSync(jsonFile, `${JSON.stringify(reports, null, 2)}\n`);
}

/** A drawing that shows another chart than the one that ships is a failure of the whole run. */
async function toldStaleDrawings({ isWhole, worlds }: PathsOptions): Promise<number> {
  const stale = isWhole && worlds.includes('model') ? await staleFlowDocs(root) : [];
  for (const file of stale) console.log(`${file} is stale: npm run flows -- --docs`);
  return stale.length;
}

function tellOutcome(machines: readonly MachineReport[], walks: readonly WalkReport[]): void {
  for (const { machine, failures } of machines)
    tellFailures(
      machine,
      failures.map(({ says }) => says),
    );
  for (const { name, failures } of walks) tellFailures(name, failures);
  if (machines.length > 0) console.log(reportTable(machines));
  if (walks.length > 0) console.log(`\n${walkTable(walks)}`);
}

const isOfMachine = (report: Report): report is MachineReport => 'machine' in report;
const isOfWalks = (report: Report): report is WalkReport => !isOfMachine(report);

async function runPaths(args: readonly string[], options: PathsOptions): Promise<Outcome> {
  const { worlds, workers, jsonFile, isBrief } = options;
  const jobs = await jobsOf(options);
  if (worlds.includes('browser')) {
    await provideBrowser('shell');
    await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
  }
  const hands =
    workers === 1
      ? [new Worlds(options)]
      : Array.from({ length: Math.min(workers, jobs.length) }, () => startWorker(args));
  const progress = tellProgress('paths');
  const countsOf = (reports: readonly Report[]) => ({
    passed: reports.reduce((sum, report) => sum + report.passed, 0),
    failed: reports.reduce((sum, { failures }) => sum + failures.length, 0),
  });
  const reports = await shareJobs(jobs, hands, (some) => {
    const { passed, failed } = countsOf(some);
    progress({ done: passed + failed, failed });
  });
  const machines = reports.filter(isOfMachine);
  const walks = reports.filter(isOfWalks);
  if (!isBrief) tellOutcome(machines, walks);
  keep(jsonFile, [...machines, ...walks]);
  const stale = await toldStaleDrawings(options);
  const { passed, failed } = countsOf(reports);
  return { passed, failed: failed + stale };
}

async function runMutants({ models, isWhole, jsonFile }: PathsOptions): Promise<Outcome> {
  const reports: MutationReport[] = [];
  const progress = tellProgress('faults', 'faults');
  for (const model of models) {
    reports.push(await mutate(model, (done, all) => progress({ part: model.name, done, all, failed: 0 })));
  }
  for (const line of unexplained(reports)) console.log(line);
  for (const { machine, faults } of reports) {
    for (const { kind, name, explained } of faults)
      if (explained !== null) console.log(`${machine}: survives, ${kind}: ${name}: ${explained}`);
  }
  console.log(mutationTable(reports));
  // A run of every flow forgets those that are no more.
  const known = isWhole || jsonFile === null ? null : await readMutations(jsonFile);
  keep(jsonFile, mergeMutations(known?.results ?? [], reports));
  const isGood = ({ faults }: MutationReport): boolean =>
    faults.filter(({ foundBy }) => foundBy !== null).length >= wantedKillRate * faults.length;
  const passed = reports.filter(isGood).length;
  return { passed, failed: reports.length - passed + unexplained(reports).length };
}

async function runAsAsked(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { passed, failed } = await (options.isMutating ? runMutants(options) : runPaths(args, options));
  if (!options.isBrief) console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await runAsAsked(process.argv.slice(2)).catch(exitForOptions);
