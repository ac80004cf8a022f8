import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process has the embedded database open. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

const maxWaitMs = 4_000;
const pauseMs = 200;

/** True on Linux for a process that has ended and only waits for its parent to notice. */
async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) Z /.test(stat);
}

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return !(await isZombie(pid));
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function holderOf(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && (await isAlive(pid)) ? pid : null;
}

/**
 * Takes a folder for this process: two of them writing into one embedded database would destroy it. One that is just
 * ending gets a few seconds; a lock left by a process that is gone counts for nothing. Throws DatabaseInUseError;
 * answers how to let go.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  for (let waited = 0; ; waited += pauseMs) {
    const holder = await holderOf(file);
    if (holder === null) break;
    if (waited >= maxWaitMs) {
      throw new DatabaseInUseError(
        `${folder} is open in process ${holder}: stop it first, or set DATABASE_URL or another DATA_DIR.`,
      );
    }
    await wait(pauseMs);
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
