import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/root.ts';
import { callbackGroupsIn, type CallbackGroup } from './callbacks.ts';
import { functionNamesIn } from './function-names.ts';

/** A file of the wiring, with what it hands on. */
export interface WiringFile {
  /** From the repository's folder. */
  readonly file: string;
  readonly source: string;
  readonly groups: readonly CallbackGroup[];
}

const sourcesOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

/** The files of src/wiring and src/boot that hand callbacks on. */
export function wiringFiles(): readonly WiringFile[] {
  const types = sourcesOf('{services,src/routing,src/wiring,src/boot}');
  const names = new Set(types.flatMap(({ file, source }) => functionNamesIn(file, source)));
  return sourcesOf('src/{wiring,boot}')
    .map(({ file, source }) => ({
      file,
      source,
      groups: callbackGroupsIn(file, { source, isNamedFunction: (name) => names.has(name) }),
    }))
    .filter(({ groups }) => groups.length > 0);
}
