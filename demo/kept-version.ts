import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a version is made from, and where the last one is kept. */
interface VersionSource {
  /** Folders of the sources that write the data. */
  readonly folders: readonly string[];
  /** What the data depend on besides; changes with it. */
  readonly besides: string;
  readonly file: string;
}

/** Changes when any of the sources is written, added or removed, which is found in a few ms without reading them. */
function stateOf({ folders, besides }: VersionSource): string {
  const state = createHash('sha256').update(besides);
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
      const { mtimeMs, size } = statSync(path.join(folder, name));
      state.update(`${name} ${mtimeMs} ${size}\n`);
    }
  }
  return state.digest('hex');
}

/** The version `make` tells of the data; it is asked again only where a source changed, or the last answer was not kept. */
export async function keptVersion(source: VersionSource, make: () => Promise<string>): Promise<string> {
  const state = stateOf(source);
  const [known, version] = (await readFile(source.file, 'utf8').catch(() => '')).split('\n');
  if (known === state && version !== undefined && version !== '') return version;
  const made = await make();
  // Where it cannot be written the next start only takes longer.
  await mkdir(path.dirname(source.file), { recursive: true })
    .then(() => writeFile(source.file, `${state}\n${made}`))
    .catch(() => null);
  return made;
}
