import type * as Stryker from '../../tests/mutants/stryker.mjs';
import { installApart } from './package-apart.ts';

/** Stryker; the first run installs it. */
export async function loadStryker(): Promise<typeof Stryker> {
  await installApart({ folder: 'tests/mutants', name: '@stryker-mutator/core' });
  return import('../../tests/mutants/stryker.mjs');
}
