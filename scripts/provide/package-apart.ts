import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../server/root.ts';
import { run } from '../command.ts';

/** Packages that few runs need, and large: a folder of their own, with its lockfile. */
export interface PackageApart {
  /** From the repository's folder: `tests/mutants`. */
  readonly folder: string;
  /** The one whose version tells whether all are there. */
  readonly name: string;
}

/** Whether the version that is asked for is there. */
function isInstalled({ folder, name }: PackageApart): boolean {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));
  const installed = `node_modules/${name}/package.json`;
  if (!existsSync(path.join(root, folder, installed))) return false;
  const wanted = v.parse(v.object({ dependencies: v.record(v.string(), v.string()) }), read('package.json'));
  const { version } = v.parse(v.object({ version: v.string() }), read(installed));
  return version === wanted.dependencies[name];
}

/** Installs packages that stand apart, where they are not there yet. Throws CommandError. */
export async function installApart(wanted: PackageApart): Promise<void> {
  if (isInstalled(wanted)) return;
  console.log(`Installing ${wanted.name} …`);
  await run({ program: 'npm', args: ['ci', '--prefix', wanted.folder], isQuiet: true });
}
