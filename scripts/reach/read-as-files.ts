interface Reader {
  readonly files: RegExp;
  /** The module that reads them, or finds them by their place. */
  readonly by: string;
}

/** Files that no import names, and what takes them. */
const readers: readonly Reader[] = [
  { files: /^backend\/platform\/db\/migrations\//, by: 'backend/platform/db/migrate.ts' },
  { files: /^locales\//, by: 'src/boot/open-storefront.tsx' },
  { files: /^src\/pages\/.*\.page\.tsx$/, by: 'src/wiring/page-modules.ts' },
  { files: /^tenants\/[^/]+\//, by: 'server/brands.ts' },
  { files: /^paths\/models\/[^/]+\/[^/]+\.model\.ts$/, by: 'paths/models/all-models.ts' },
  { files: /^paths\/models\/http\/[^/]+\.http\.ts$/, by: 'paths/models/http/all-http-flows.ts' },
  { files: /^paths\/models\/browser\/[^/]+\.browser\.ts$/, by: 'paths/models/browser/all-browser-flows.ts' },
  { files: /^paths\/models\/scenes\/[^/]+\.scene\.ts$/, by: 'paths/models/scenes/all-scenes.ts' },
  { files: /^(?:docs\/|[A-Z]+\.md$)/, by: 'tests/docs/citations.test.ts' },
  { files: /^docs\//, by: 'tests/docs/requirements.test.ts' },
  { files: /^scripts\/new-flow\/[^/]+\.txt$/, by: 'scripts/new-flow/flow-files.ts' },
  { files: /^gallery\/trees\//, by: 'tests/scripts/gallery-trees.test.ts' },
  { files: /^tests\/mutants\/|^bench\/.*\.(?:json|md)$/, by: '' },
];

/** Nobody knows what this can reach: settings, packages, the programs that run tests. */
const unbounded =
  /^(?:\.ci\/|\.npmrc|package(?:-lock)?\.json|tsconfig\.json|(?:vite|vitest|playwright|lingui)\b.*\.ts$)/;

/**
 * The modules that take a changed file which imports do not lead from; null where nobody knows and everything is
 * to be run.
 */
export function readersOf(file: string): readonly string[] | null {
  if (unbounded.test(file)) return null;
  return readers.flatMap(({ files, by }) => (files.test(file) && by !== '' ? [by] : []));
}
