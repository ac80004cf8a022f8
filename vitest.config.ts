import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suites/longest-first.ts';
import { testFiles } from './scripts/suites/test-files.ts';

/** Tests that work on copies of a seeded shop; TEST_DATABASE says in which database. */
const onSeededShop = (name: 'backend' | 'embedded') => ({
  test: {
    name,
    include: [...testFiles[name].include],
    exclude: [...testFiles[name].exclude],
    globalSetup: './tests/backend/template.setup.ts',
    setupFiles: './tests/backend/tenant-statements.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every file opens shops of its own; loading the code anew for each took longer than all tests.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a core back, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: [...testFiles.unit.include],
          // Nothing here is timed: a busy machine may take its time.
          testTimeout: 30_000,
          isolate: false,
        },
      },
      onSeededShop('backend'),
      onSeededShop('embedded'),
      {
        test: {
          name: 'postgres',
          include: [...testFiles.postgres.include],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: [...testFiles.server.include],
          globalSetup: './tests/server/build.setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
    ],
  },
});
