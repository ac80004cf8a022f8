import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../server/root.ts';
import { swapsIn, type Swap } from './swaps.ts';
import type { WiringFile } from './wiring-files.ts';

/** A swap of a file's callbacks, by the number its copy is called by. */
export interface FileSwap extends Swap {
  readonly file: string;
  readonly number: number;
}

/** Every swap in these files. */
export const swapsOf = (files: readonly WiringFile[]): readonly FileSwap[] =>
  files
    .flatMap(({ file, source, groups }) => swapsIn(source, groups).map((swap) => ({ file, ...swap })))
    .map((swap, number) => ({ ...swap, number }));

const folders = ['contract', 'machines', 'services', 'tenants', 'locales', 'src'];
const others = ['package.json', 'tsconfig.json'];

// Tests import from folders that are not copied.
const isNoTest = (file: string): boolean => !/\.test\.tsx?$/.test(file);

const copyName = (file: string, number: number, part = ''): string =>
  file.replace(/(?=\.tsx?$)/, `.swap${number}${part}`);

/** Says that the copy is as good a module as the one it was made of: who imports that would not notice. */
const sameness = (file: string, number: number): string =>
  [
    `declare const copy: typeof import('./${path.basename(copyName(file, number))}');`,
    `export const same: typeof import('./${path.basename(file)}') = copy;`,
  ].join('\n');

/**
 * The swaps that the compiler accepts: each is written into a copy of its file, and all copies are compiled at once beside the
 * files they were made of. Throws where nothing is compiled.
 */
export function compiledSwaps(swaps: readonly FileSwap[]): readonly FileSwap[] {
  const place = mkdtempSync(path.join(tmpdir(), 'swapped-callbacks-'));
  try {
    for (const name of [...folders, ...others])
      cpSync(path.join(root, name), path.join(place, name), { recursive: true, filter: isNoTest });
    symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
    for (const { file, number, source } of swaps) {
      writeFileSync(path.join(place, copyName(file, number)), source);
      writeFileSync(path.join(place, copyName(file, number, '.same')), sameness(file, number));
    }
    const { stdout, status } = spawnSync(
      path.join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false'],
      {
        cwd: place,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    if (status === null) throw new Error('the compiler did not run');
    const faulty = stdout.split('\n').filter((line) => /^\S.*: error TS/.test(line));
    const refused = new Set(faulty.map((line) => /\.swap(\d+)[.]/.exec(line)?.[1]));
    const own = faulty.filter((line) => !/\.swap\d+[.]/.test(line));
    if (own.length > 0)
      throw new Error(`without a swap it does not compile either:\n${own.slice(0, 5).join('\n')}`);
    return swaps.filter(({ number }) => !refused.has(String(number)));
  } finally {
    rmSync(place, { recursive: true });
  }
}
