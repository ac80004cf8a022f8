import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../server/root.ts';

/** A program ended with a failure. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface Command {
  /** Of the system or of `node_modules/.bin`; `node` is the one this script runs on. */
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What it prints is shown only when it fails. */
  isQuiet?: boolean;
  /** After so many ms the program and all it started are killed. */
  limit?: number;
}

const searched = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);

/** Runs a program in the repository's folder to its end, its output on the screen unless it is quiet. Throws CommandError. */
export function run({ program, args, env = {}, isQuiet = false, limit }: Command): Promise<void> {
  const line = [program, ...args].join(' ');
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { ...process.env, PATH: searched, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // A group of its own can be killed with all it started, but hears no Ctrl-C.
    detached: limit !== undefined,
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => void printed.push(data));
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  const timer =
    limit === undefined
      ? undefined
      : setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), limit);
  return new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new CommandError(`${line}: ${error.message}`, { cause: error })));
    child.once('close', (code, signal) => {
      if (code === 0) {
        resolve();
        return;
      }
      process.stdout.write(Buffer.concat(printed));
      reject(new CommandError(`${line} ended with ${code ?? signal}`));
    });
  }).finally(() => {
    clearTimeout(timer);
    process.off('SIGTERM', stop);
  });
}
