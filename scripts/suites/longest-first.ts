import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take the longest, the longest first. Without results of an earlier run, as on a fresh machine, larger files
 * are run first, and one of these would be left for the end, with nothing beside it.
 */
const longest: readonly string[] = [
  'tests/server/start.test.ts',
  'tests/faults/kill.pg.test.ts',
  'tests/server/refused-start.test.ts',
  'tests/backend/shop/open-shop.test.ts',
  'tests/faults/database-link.pg.test.ts',
  'tests/scripts/new-flow.test.ts',
  'tests/faults/shop-model.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? longest.length : place;
};

/** Runs the files that take longest first, within each project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
