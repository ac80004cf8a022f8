import type * as Extractor from '../../tests/stately/extractor.mjs';
import { installApart, type PackageApart } from './package-apart.ts';

const extractor: PackageApart = { folder: 'tests/stately', name: '@xstate/machine-extractor' };

/** Installs what Stately reads charts with, where it is not there yet. Throws CommandError. */
export const provideStately = (): Promise<void> => installApart(extractor);

/** Returns what Stately reads charts with; the first run installs it. */
export async function loadExtractor(): Promise<typeof Extractor> {
  await provideStately();
  return import('../../tests/stately/extractor.mjs');
}
