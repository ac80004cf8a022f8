import type { Job } from './paths-jobs.ts';
import { readOptions } from './paths-options.ts';
import type { Answer } from './paths-worker.ts';
import { Worlds } from './paths-worlds.ts';

const worlds = new Worlds(readOptions(process.argv.slice(2)));
const tell = (answer: Answer) => process.send?.(answer);

// Only the process that shares out the jobs sends, and it sends jobs.
process.on('message', (job: Job) => {
  worlds.run(job).then(
    (report) => tell({ report }),
    (error: unknown) =>
      tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.once('disconnect', () => {
  void worlds.close().finally(() => process.exit(0));
});
