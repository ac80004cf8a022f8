/** A part of the code whose mutants are counted together. */
export interface MutantLayer {
  readonly name: string;
  /** Globs of its files from the repository's folder; a `!` in front takes files out. */
  readonly files: readonly string[];
  /** The tests that are run against its mutants: globs by vitest project; null for all of the project. */
  readonly tests: Readonly<Partial<Record<'unit' | 'backend', readonly string[] | null>>>;
  /** Its tests load what they judge by name: imports do not tell which tests a mutant concerns, coverage alone does. */
  readonly loadsByName?: true;
  /** Leaves out what runs when a file is loaded: each such mutant takes every test of the layer. */
  readonly leavesOutStatic?: true;
  /** Faults of a view's own kind are planted in it, and judged by the trees of the gallery. */
  readonly isInGallery?: true;
}

/**
 * What `npm run mutants` covers; the charts themselves are covered by `npm run paths -- --mutate`. A layer is judged by
 * the tests nearest to it: what only a test of the whole shop notices is noticed late.
 */
export const mutantLayers: readonly MutantLayer[] = [
  {
    name: 'rules',
    files: ['contract/rules/**/*.ts'],
    tests: { unit: ['contract/**/*.test.ts', 'tests/vectors/**/*.test.ts'] },
  },
  {
    name: 'services',
    files: ['services/**/*.ts'],
    // Most of a service is a call: what it sends is told by the shop it sends it to.
    tests: { unit: ['services/**/*.test.ts'], backend: ['tests/actors/**/*.test.ts'] },
    leavesOutStatic: true,
  },
  {
    name: 'logic',
    files: ['machines/**/*.logic.ts', 'machines/**/*.selectors.ts', 'machines/cart/cart.summary.ts'],
    // What a path says no chart test repeats.
    tests: {
      unit: ['machines/**/*.test.ts', 'tests/machines/**/*.test.ts', 'tests/mutants/chart-paths.mutants.ts'],
    },
    loadsByName: true,
  },
  {
    name: 'actors',
    files: ['machines/**/*.actors.ts'],
    tests: { backend: ['tests/actors/**/*.test.ts'] },
    leavesOutStatic: true,
  },
  {
    name: 'wiring',
    files: ['src/**/*.ts', '!src/**/*.css.ts', '!src/ui/**', '!src/views/**'],
    tests: { unit: null },
  },
  { name: 'views', files: ['src/views/**/*.tsx', 'src/ui/**/*.tsx'], tests: {}, isInGallery: true },
  {
    name: 'usecases',
    files: [
      'backend/modules/**/*.ts',
      '!backend/modules/**/*.{table,page,repository}.ts',
      '!backend/modules/geocoder/{places,streets}.ts',
    ],
    tests: { unit: null, backend: null },
    leavesOutStatic: true,
  },
  {
    name: 'repositories',
    files: ['backend/modules/**/*.repository.ts'],
    tests: { backend: null },
    leavesOutStatic: true,
  },
];

/** Test files are no code to mutate. */
export const neverMutated = ['!**/*.test.{ts,tsx}', '!**/*.d.ts'];
