import type { MachineReport } from '../paths/kit/machine-report.ts';
import type { WalkReport } from '../paths/kit/walks/walk-report.ts';
import type { Job } from './paths-jobs.ts';

export type Report = MachineReport | WalkReport;

/** Does one job after the other, here or in a process of its own. */
export interface Worker {
  run(job: Job): Promise<Report>;
  close(): Promise<void>;
}

/** Gives each worker the next job as soon as it is free; answers the reports in the order of the jobs. */
export async function shareJobs(
  jobs: readonly Job[],
  workers: readonly Worker[],
  tell: (reports: readonly Report[]) => void,
): Promise<Report[]> {
  const queue = [...jobs.entries()];
  const reports = new Map<number, Report>();
  const work = async (worker: Worker): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [at, job] = next;
      reports.set(at, await worker.run(job));
      tell([...reports.values()]);
    }
    await worker.close();
  };
  await Promise.all(workers.map(work));
  return [...reports].toSorted(([one], [other]) => one - other).map(([, report]) => report);
}
