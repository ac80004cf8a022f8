import { basename } from 'node:path';
import { example, finding, type Rule, type Source } from './source.ts';

const dumpingGround = /^(?:utils?|lib|common|helpers?|shared|misc)$/i;

function barrelsIn(source: Source): string[] {
  const { path, tree } = source;
  const { body } = tree.program;
  const isReexport = (node: (typeof body)[number]): boolean =>
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null);
  const found: string[] = [];
  if (basename(path).startsWith('index.')) found.push(finding(source, 0, 'is an index file'));
  const [first] = body;
  if (first !== undefined && body.every(isReexport)) {
    found.push(finding(source, first.start, 'only re-exports'));
  }
  return found;
}

export const barrels: Rule = {
  says: 'no index file, no file that only re-exports',
  check: (sources) => sources.flatMap(barrelsIn),
  examples: [
    example('src/ui/index.ts', 'export const a = 1;', '1 is an index file'),
    example('src/ui/all.ts', "export { a } from './a.ts';\nexport { b } from './b.ts';", '1 only re-exports'),
    example('src/ui/a.ts', "export type { B } from './b.ts';\nexport const a = 1;"),
  ],
};

export const names: Rule = {
  says: 'nothing is named after what it is not about',
  check: (sources) =>
    sources.flatMap((source) =>
      source.path
        .split('/')
        .filter((part) => dumpingGround.test(part.replace(/\..*$/, '')))
        .map((part) => finding(source, 0, `is called ${part}`)),
    ),
  examples: [
    example('src/utils/money.ts', 'export const a = 1;', '1 is called utils'),
    example('services/helpers.ts', 'export const a = 1;', '1 is called helpers.ts'),
    example('backend/shared/lib/x.ts', 'export const a = 1;', '1 is called shared', '1 is called lib'),
    example('src/ui/common.css.ts', 'export const a = 1;', '1 is called common.css.ts'),
    example('backend/library.ts', 'export const a = 1;'),
  ],
};
