import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../server/root.ts';

const execute = promisify(execFile);

async function git(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await execute('git', [...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that differ from a revision, those that are not committed and new ones among them. */
export async function changedFiles(base: string): Promise<string[]> {
  // What the other branch has gained since is no change of ours.
  const [start = base] = await git('merge-base', base, 'HEAD');
  const differing = await git('diff', '--name-only', '--no-renames', start);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...added])].toSorted();
}
