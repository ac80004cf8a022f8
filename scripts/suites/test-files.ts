import path from 'node:path';

/** Where the tests of each project of Vitest stand. */
export const testFiles = {
  unit: {
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
    exclude: [],
  },
  backend: {
    include: [
      'backend/**/*.test.ts',
      'demo/**/*.test.ts',
      'tests/backend/**/*.test.ts',
      'tests/actors/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/faults/**/*.test.ts',
    ],
    exclude: ['**/*.pg.test.ts'],
  },
  /** What shows that statements, parameters and answers are the same in both databases. */
  embedded: {
    include: [
      'tests/contract/**/*.test.ts',
      'tests/backend/shop/{demo-data,idempotency,jobs,schema,tenants}.test.ts',
      'tests/backend/shopping/{search,timeslot}.test.ts',
      'tests/backend/ordering/order.test.ts',
      'tests/backend/outcomes/{checkout,payment}.test.ts',
    ],
    exclude: [],
  },
  postgres: { include: ['tests/{backend,faults}/**/*.pg.test.ts'], exclude: [] },
  server: { include: ['tests/server/**/*.test.ts'], exclude: [] },
} as const;

export type VitestProject = keyof typeof testFiles;

/** Whether a file holds tests of a project. */
export function isTestOf(project: VitestProject, file: string): boolean {
  const { include, exclude } = testFiles[project];
  const isNamed = (globs: readonly string[]) => globs.some((glob) => path.matchesGlob(file, glob));
  return isNamed(include) && !isNamed(exclude);
}
