import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { staleFlowDocs } from '../flows/docs/flow-docs.ts';
import { root } from '../server/root.ts';
import { allBrowserFlows } from '../tests/models/browser/all-browser-flows.ts';
import { allHttpFlows } from '../tests/models/http/all-http-flows.ts';
import { openBrowserRealisation } from '../tests/path-kit/browser/browser-realisation.ts';
import { checkMachine } from '../tests/path-kit/check-machine.ts';
import { openHttpRealisation } from '../tests/path-kit/http/http-realisation.ts';
import { reportTable, type MachineReport } from '../tests/path-kit/machine-report.ts';
import {
  mutate,
  mutationTable,
  unexplained,
  type MutationReport,
} from '../tests/path-kit/mutation-report.ts';
import { walkMachine } from '../tests/path-kit/walks/graph-walk.ts';
import { walkTable, type WalkReport } from '../tests/path-kit/walks/walk-report.ts';
import { provideBrowser } from './browser.ts';
import { run } from './command.ts';
import { mergeMutations } from '../flows/results/merge-mutations.ts';
import { readMutations } from '../flows/results/read-results.ts';
import { readOptions, type PathsOptions } from './paths-options.ts';
import { tellProgress } from './suites/progress.ts';
import { runScenes } from './paths-scenes.ts';
import { runInWorkers } from './paths-workers.ts';

/** How many failures of a machine are told in full. */
const toldInFull = 3;
const wantedKillRate = 0.9;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

type Tell = (reports: readonly MachineReport[]) => void;

/** The machines that talk to the shop, over HTTP on the real backend. */
async function runOverHttp({ models, path: only }: PathsOptions, tell: Tell): Promise<MachineReport[]> {
  const names = new Set(allHttpFlows.map(({ name }) => name));
  const talking = models.filter(({ name }) => names.has(name));
  if (talking.length === 0) return [];
  const realisation = await openHttpRealisation(allHttpFlows);
  const reports: MachineReport[] = [];
  for (const model of talking) {
    reports.push(await checkMachine(model, { realisation, path: only }));
    tell(reports);
  }
  await realisation.close();
  return reports;
}

/** The flows a shopper sees, in the built app and a browser. */
async function runInBrowser({ models, path: only }: PathsOptions, tell: Tell): Promise<MachineReport[]> {
  const names = new Set(allBrowserFlows.map(({ name }) => name));
  const shown = models.filter(({ name }) => names.has(name));
  if (shown.length === 0) return [];
  const browser = await provideBrowser();
  await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
  const realisation = await openBrowserRealisation(allBrowserFlows, browser);
  const reports: MachineReport[] = [];
  for (const model of shown) {
    reports.push(await checkMachine(model, { realisation, path: only }));
    tell(reports);
  }
  await realisation.close();
  return reports;
}

async function runWalks(options: PathsOptions): Promise<WalkReport[]> {
  const reports: WalkReport[] = [];
  if (options.worlds.includes('model') && options.walks > 0)
    for (const model of options.models) reports.push(await walkMachine(model, options));
  if (options.isScenic) reports.push(...(await runScenes(options)));
  return reports;
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

async function runPaths(options: PathsOptions): Promise<Outcome> {
  const { models, worlds, path: only, jsonFile, isBrief } = options;
  const machines: MachineReport[] = [];
  const progress = tellProgress('paths');
  const tell = (reports: readonly MachineReport[]): void => {
    const all = [...machines, ...reports];
    progress({
      done: all.reduce((sum, { paths }) => sum + paths, 0),
      failed: all.reduce((sum, { failures }) => sum + failures.length, 0),
    });
  };
  if (worlds.includes('model'))
    for (const model of models) {
      machines.push(await checkMachine(model, { path: only }));
      tell([]);
    }
  if (worlds.includes('http')) machines.push(...(await runOverHttp(options, tell)));
  if (worlds.includes('browser')) machines.push(...(await runInBrowser(options, tell)));
  const walks = await runWalks(options);
  if (!isBrief) tellOutcome(machines, walks);
  const reports = [...machines, ...walks];
  keep(jsonFile, reports);
  const stale = await toldStaleDrawings(options);
  return {
    passed: reports.reduce((sum, report) => sum + report.passed, 0),
    failed: reports.reduce((sum, { failures }) => sum + failures.length, stale),
  };
}

/** The reports of all parts in one file, their outcome together. */
async function sharePaths(args: readonly string[], { workers, jsonFile }: PathsOptions): Promise<Outcome> {
  if (jsonFile === null) throw new TypeError('--workers needs --json: a file for what they report');
  const reports = await runInWorkers(args, { workers, jsonFile });
  keep(jsonFile, reports);
  const counted = v.parse(v.array(v.object({ passed: v.number(), failures: v.array(v.unknown()) })), reports);
  return {
    passed: counted.reduce((sum, { passed }) => sum + passed, 0),
    failed: counted.reduce((sum, { failures }) => sum + failures.length, 0),
  };
}

async function runMutants({ models, isWhole, jsonFile }: PathsOptions): Promise<Outcome> {
  const reports: MutationReport[] = [];
  for (const model of models) reports.push(await mutate(model));
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

const args = process.argv.slice(2);
const options = readOptions(args);
const take = (): Promise<Outcome> => {
  if (options.isMutating) return runMutants(options);
  return options.workers > 1 ? sharePaths(args, options) : runPaths(options);
};
const { passed, failed } = await take();
if (!options.isBrief) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
