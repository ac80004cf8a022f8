import type { Suite } from '../suites/suite.ts';
import { changedFiles } from './changed-files.ts';
import { readImporters } from './import-graph.ts';
import { reachOf } from './reach.ts';
import { readersOf } from './read-as-files.ts';
import { selectionOf, type Selection } from './selection.ts';

/** What a change asks for. */
export interface Change {
  readonly files: readonly string[];
  /** A changed file may reach anything: everything is to be run. */
  readonly unbounded: string | null;
  readonly selections: readonly Selection[];
}

/** Finds which tests of the suites what differs from a revision can reach; `most` of each at most, the nearest. */
export async function selectTests(
  suites: readonly Suite[],
  { base, most = Infinity }: { base: string; most?: number },
): Promise<Change> {
  const files = await changedFiles(base);
  const unbounded = files.find((file) => readersOf(file) === null) ?? null;
  const entries = files.flatMap((file) => [file, ...(readersOf(file) ?? [])]);
  const reach = reachOf(entries, await readImporters());
  const selections = suites.flatMap((suite) => selectionOf(suite, reach, most) ?? []);
  return { files, unbounded, selections };
}
