import { configDefaults, defineConfig } from 'vitest/config';
import { mutantLayers } from './scripts/mutants-layers.ts';
import whole from './vitest.config.ts';

const layer = mutantLayers.find(({ name }) => name === process.env['MUTANT_LAYER']);
if (layer === undefined) throw new Error('MUTANT_LAYER names no layer: run npm run mutants');
const testsOf = new Map(Object.entries(layer.tests));

/** These read the sources as text, which Stryker has changed. */
const readsSources = ['tests/flows/**', 'tests/architecture.test.ts', 'tests/scripts/**'];

/** The suites that are run against the mutants of one layer. */
export default defineConfig({
  test: {
    projects: (whole.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [];
      const { name, include = [], exclude = configDefaults.exclude } = project.test ?? {};
      const tests = typeof name === 'string' ? testsOf.get(name) : undefined;
      if (tests === undefined) return [];
      return [
        {
          ...project,
          test: {
            ...project.test,
            include: tests === null ? include : [...tests],
            exclude: [...exclude, ...readsSources],
          },
        },
      ];
    }),
  },
});
