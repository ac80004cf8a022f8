import { CommandError, run } from './command.ts';
import type { Step } from './steps.ts';

async function checkCatalogues(): Promise<void> {
  try {
    await run({ program: 'lingui', args: ['check', 'sync', '--clean', '--verbose'] });
  } catch (error) {
    throw new CommandError('The catalogues are older than the texts: `npm run i18n` mends it.', {
      cause: error,
    });
  }
  await run({ program: 'lingui', args: ['check', 'missing', '--mode', 'catalog', '--verbose'] });
}

/** What is checked without running anything of the shop. */
export const staticChecks: readonly Step[] = [
  { name: 'Format', run: () => run({ program: 'oxfmt', args: ['--check', '.'] }) },
  { name: 'Lint', run: () => run({ program: 'oxlint', args: ['--type-aware', '--deny-warnings'] }) },
  { name: 'Types', run: () => run({ program: 'tsc', args: ['--noEmit'] }) },
  { name: 'Unused code and packages', run: () => run({ program: 'knip', args: ['--no-progress'] }) },
  {
    name: 'Import arrows',
    run: () => run({ program: 'depcruise', args: ['--config', 'dependency-cruiser.config.ts', '.'] }),
  },
  { name: 'Catalogues', run: checkCatalogues },
  {
    name: 'Drawings of the flows',
    run: () => run({ program: 'node', args: ['scripts/flows.ts', '--check'] }),
  },
];

export const build: Step = {
  name: 'Build',
  run: () => run({ program: 'node', args: ['scripts/build.ts'] }),
};
