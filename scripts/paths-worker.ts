import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../server/root.ts';
import { CommandError } from './command.ts';
import type { Job } from './paths-jobs.ts';
import type { Report, Worker } from './paths-sharing.ts';

/** What a process answers a job: its report, or why there is none. */
export type Answer = { readonly report: Report } | { readonly failure: string };

/** Starts a process that does one job after the other, with the options of this command line. */
export function startWorker(args: readonly string[]): Worker {
  const child = fork(new URL('./paths-process.ts', import.meta.url), args, {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    run(job: Job) {
      const answered = new Promise<Report>((resolve, reject) => {
        // The process sends nothing but one answer to each job.
        child.once('message', (answer: Answer) => {
          if ('report' in answer) resolve(answer.report);
          else reject(new CommandError(answer.failure));
        });
        child.send(job);
      });
      const lost = ended.then((code): never => {
        throw new CommandError(`a process of the paths ended with ${code} at ${JSON.stringify(job)}`);
      });
      return Promise.race([answered, lost]);
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
