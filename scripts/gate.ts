import { CommandError, run } from './command.ts';
import type { Step } from './steps.ts';

const quietly = (program: string, ...args: readonly string[]): Promise<void> =>
  run({ program, args, isQuiet: true });

async function checkCatalogues(): Promise<void> {
  try {
    await quietly('lingui', 'check', 'sync', '--clean', '--overwrite', '--verbose');
  } catch (error) {
    throw new CommandError('The catalogues are older than the texts: `npm run i18n` mends it.', {
      cause: error,
    });
  }
  await quietly('lingui', 'check', 'missing', '--mode', 'catalog', '--verbose');
}

/** What is checked without running anything of the shop. */
export const staticChecks: readonly Step[] = [
  { name: 'Format', run: () => quietly('oxfmt', '--check', '.') },
  { name: 'Lint', run: () => quietly('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'Types', run: () => quietly('tsc', '--noEmit', '--checkers', '2') },
  { name: 'Unused code and packages', run: () => quietly('knip', '--no-progress') },
  {
    name: 'Import arrows',
    run: () => quietly('depcruise', '--config', 'dependency-cruiser.config.ts', '.'),
  },
  { name: 'Catalogues', run: checkCatalogues },
  {
    name: 'Drawings of the flows',
    run: () => quietly('node', 'scripts/flows.ts', '--check'),
  },
];

export const build: Step = {
  name: 'Build',
  run: () => quietly('node', 'scripts/build.ts'),
};
