import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'it',
  locales: ['it'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src'],
      exclude: ['**/*.css.ts', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
});
