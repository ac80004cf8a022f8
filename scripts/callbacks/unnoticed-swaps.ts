import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/root.ts';
import type { FileSwap } from './compiled-swaps.ts';

const vitest = path.join(root, 'node_modules/.bin/vitest');

/** Whether every unit test of these folders passes. */
const doTestsPass = (folders: readonly string[]): boolean =>
  spawnSync(vitest, ['run', '--project', 'unit', '--bail', '1', ...folders], { cwd: root }).status === 0;

/**
 * The swaps with which every unit test of these folders passes: each is made in its file, one at a time, and taken back. Throws
 * where a test fails without any.
 */
export function unnoticedSwaps(swaps: readonly FileSwap[], folders: readonly string[]): readonly FileSwap[] {
  if (!doTestsPass(folders)) throw new Error('a test fails without any swap');
  return swaps.filter(({ file, source }) => {
    const place = path.join(root, file);
    const original = readFileSync(place, 'utf8');
    writeFileSync(place, source);
    try {
      return doTestsPass(folders);
    } finally {
      writeFileSync(place, original);
    }
  });
}
