import { posix } from 'node:path';
import type { Source } from './source.ts';

export interface Import {
  /** As written: a package, or a file from the repository's root. */
  target: string;
  isFile: boolean;
  kind: 'value' | 'type' | 'dynamic';
  offset: number;
}

/** The rooms behind the names of package.json's imports. */
const named = (specifier: string): string | null => {
  if (specifier === '#language') return 'src/text/languages/it.ts';
  return specifier.startsWith('#words/') ? specifier.replace('#words/', 'locales/it/') : null;
};

const resolved = (path: string, specifier: string): Pick<Import, 'target' | 'isFile'> => {
  const target = named(specifier);
  if (target !== null) return { target, isFile: true };
  return specifier.startsWith('.')
    ? { target: posix.join(posix.dirname(path), specifier), isFile: true }
    : { target: specifier, isFile: false };
};

/** Everything a source imports or re-exports; imports whose address is computed are left out. */
export function importsOf({ path, text, tree }: Source): Import[] {
  const found: Import[] = [];
  for (const node of tree.program.body) {
    if (node.type === 'ImportDeclaration') {
      const isType =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 &&
          node.specifiers.every((entry) => entry.type === 'ImportSpecifier' && entry.importKind === 'type'));
      found.push({
        ...resolved(path, node.source.value),
        kind: isType ? 'type' : 'value',
        offset: node.start,
      });
    }
    if (
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.source !== null
    ) {
      const kind = node.exportKind === 'type' ? 'type' : 'value';
      found.push({ ...resolved(path, node.source.value), kind, offset: node.start });
    }
  }
  for (const { moduleRequest, start } of tree.module.dynamicImports) {
    const written = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (written !== undefined) found.push({ ...resolved(path, written), kind: 'dynamic', offset: start });
  }
  return found;
}
