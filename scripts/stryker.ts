import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import type * as Stryker from '../tests/mutants/stryker.mjs';
import { run } from './command.ts';

const folder = 'tests/mutants';
const core = '@stryker-mutator/core';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));

/** Whether the version that is asked for is there. */
function isInstalled(): boolean {
  const installed = `node_modules/${core}/package.json`;
  if (!existsSync(path.join(root, folder, installed))) return false;
  const wanted = v.parse(v.object({ dependencies: v.record(v.string(), v.string()) }), read('package.json'));
  const { version } = v.parse(v.object({ version: v.string() }), read(installed));
  return version === wanted.dependencies[core];
}

/** Stryker; the first run installs it, in a folder of its own: few want it, and it is large. */
export async function loadStryker(): Promise<typeof Stryker> {
  if (!isInstalled()) {
    console.log('Installing Stryker …');
    await run({ program: 'npm', args: ['ci', '--prefix', folder], isQuiet: true });
  }
  return import('../tests/mutants/stryker.mjs');
}
