import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself Vitest keeps a core back, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'machines/**/*.test.ts',
            'server/**/*.test.ts',
            'services/**/*.test.ts',
            'src/**/*.test.ts',
            'tenants/**/*.test.ts',
            'tests/docs/**/*.test.ts',
            'tests/flows/**/*.test.ts',
            'tests/machines/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'tests/vectors/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // Nothing here is timed: a busy machine may take its time.
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'backend',
          include: [
            'backend/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/backend/**/*.test.ts',
            'tests/actors/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          exclude: ['**/*.pg.test.ts'],
          globalSetup: './tests/backend/template.setup.ts',
          setupFiles: './tests/backend/tenant-statements.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'postgres', include: ['tests/{backend,faults}/**/*.pg.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: './tests/server/build.setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
