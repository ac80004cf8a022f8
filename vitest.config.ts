import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'machines/**/*.test.ts',
            'services/**/*.test.ts',
            'src/**/*.test.ts',
            'tenants/**/*.test.ts',
            'tests/machines/**/*.test.ts',
            'tests/vectors/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
    ],
  },
});
