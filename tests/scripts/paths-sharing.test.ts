import { expect, test } from 'vitest';
import type { Job } from '../../scripts/paths-jobs.ts';
import { shareJobs, type Report, type Worker } from '../../scripts/paths-sharing.ts';

const jobs = ['long', 'second', 'third'].map((machine): Job => ({ kind: 'walks', machine }));

const reportOf = (job: Job): Report => ({
  name: job.kind === 'walks' ? job.machine : '',
  walks: 1,
  steps: 1,
  seed: 1,
  seconds: 0,
  passed: 1,
  rerun: [],
  failures: [],
});

/** A worker that notes what it was given, and is held up by one of the jobs. */
function workerOf(given: string[], held: Promise<void>): Worker & { isClosed: boolean } {
  return {
    isClosed: false,
    async run(job) {
      const report = reportOf(job);
      given.push('name' in report ? report.name : '');
      if (job === jobs[0]) await held;
      return report;
    },
    async close() {
      this.isClosed = true;
    },
  };
}

test('whoever is free takes the next job, and the reports stand in the order of the jobs', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const [one, other]: [string[], string[]] = [[], []];
  const workers = [workerOf(one, held), workerOf(other, held)];
  const reports = await shareJobs(jobs, workers, (some) => {
    if (some.length === 2) letGo();
  });
  expect([one, other]).toEqual([['long'], ['second', 'third']]);
  expect(reports).toEqual(jobs.map(reportOf));
  expect(workers.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test('a worker that fails fails the whole', async () => {
  const worker: Worker = { run: () => Promise.reject(new Error('it broke')), close: async () => undefined };
  await expect(shareJobs(jobs, [worker], () => undefined)).rejects.toThrow('it broke');
});
