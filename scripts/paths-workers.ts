import { readFile, rm } from 'node:fs/promises';
import { run } from './command.ts';

/**
 * Runs the same command line in several processes, each with a part of the machines, and answers their reports together.
 * Throws CommandError for a process that ended without a report.
 */
export async function runInWorkers(
  args: readonly string[],
  { workers, jsonFile }: { workers: number; jsonFile: string },
): Promise<unknown[]> {
  const parts = Array.from({ length: workers }, async (_, at) => {
    const file = `${jsonFile}.${at + 1}`;
    await rm(file, { force: true });
    const own = ['--workers', '1', '--part', `${at + 1}/${workers}`, '--json', file];
    const failure = await run({ program: 'node', args: ['scripts/paths.ts', ...args, ...own] }).then(
      () => null,
      (error: unknown) => error,
    );
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw failure ?? error;
    });
    await rm(file);
    const reports: unknown = JSON.parse(text);
    return Array.isArray(reports) ? reports : [];
  });
  return (await Promise.all(parts)).flat();
}
