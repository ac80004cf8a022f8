import { cruise } from 'dependency-cruiser';
import type { Importers } from './reach.ts';
import { readersOf } from './read-as-files.ts';

/** Who imports whom in the repository, by name or by place; what is imported for its types alone changes nothing that runs. */
export async function readImporters(): Promise<Importers> {
  const { output } = await cruise(['.'], {
    exclude: { path: ['^(?:node_modules|dist|test-results)/', String.raw`^\.`] },
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered a text');
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of output.modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue;
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
    const readers = readersOf(source) ?? [];
    if (readers.length > 0) importers.set(source, [...(importers.get(source) ?? []), ...readers]);
  }
  return importers;
}
