import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { mutationResults, pathResults, type LastRun, type MutationResult, type Results } from './results.ts';

/** Where the last results lie, from the repository's folder; none of them is part of it. */
const pathResultsFiles = ['test-results/paths.json', 'test-results/browser-paths.json'];
const mutationResultsFile = 'test-results/mutations.json';

async function lastRun<S extends v.GenericSchema<unknown, readonly unknown[]>>(
  file: string,
  schema: S,
): Promise<LastRun<v.InferOutput<S>[number]> | null> {
  try {
    const { mtimeMs } = await stat(file);
    return { at: mtimeMs, results: v.parse(schema, JSON.parse(await readFile(file, 'utf8'))) };
  } catch {
    return null; // nothing was run, or it was cut off
  }
}

/** What is known of planted faults, in a file of `npm run paths -- --mutate`; null where there is none. */
export const readMutations = (file: string): Promise<LastRun<MutationResult> | null> =>
  lastRun(file, mutationResults);

/** What the last runs found. */
export async function readResults(root: string): Promise<Results> {
  const paths = await Promise.all(pathResultsFiles.map((file) => lastRun(join(root, file), pathResults)));
  return {
    paths: paths.filter((run) => run !== null),
    mutations: await readMutations(join(root, mutationResultsFile)),
  };
}
