import { readFileSync } from 'node:fs';
import { importsOf } from './imports.ts';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

const row = /^\| (?<layer>\d+) +\| (?<modules>[^|]*)\|/gm;

/** The layer of every module, 1 the lowest, as the table of docs/backend-modules.md tells. */
export const moduleLayers: ReadonlyMap<string, number> = new Map(
  [...readFileSync(new URL('../../docs/backend-modules.md', import.meta.url), 'utf8').matchAll(row)].flatMap(
    ({ groups }) =>
      [...(groups?.['modules'] ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, name = '']) => [name, Number(groups?.['layer'])] as const,
      ),
  ),
);

/** The module of a path in the backend; null outside of the modules. */
export const moduleOf = (path: string): string | null =>
  /^backend\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;

const modulesBase = 10;
const folders = ['backend/platform/', 'backend/audit/', 'backend/http/'];

/** How high a file stands; files of one folder may import each other, files of two folders of one height may not. */
function heightOf(path: string): { readonly folder: string; readonly height: number } {
  const at = folders.findIndex((folder) => path.startsWith(folder));
  if (at !== -1) return { folder: folders[at] ?? '', height: at };
  const name = moduleOf(path);
  if (name === null) return { folder: 'backend/', height: Number.POSITIVE_INFINITY };
  return { folder: name, height: modulesBase + (moduleLayers.get(name) ?? 0) };
}

function layersAgainst(source: Source): string[] {
  const { path } = source;
  if (!path.startsWith('backend/') || isTest(path)) return [];
  const name = moduleOf(path);
  if (name !== null && !moduleLayers.has(name)) {
    return [finding(source, 0, `stands in no layer: ${name} is missing in docs/backend-modules.md`)];
  }
  const own = heightOf(path);
  return importsOf(source)
    .filter(({ target, isFile }) => {
      if (!isFile || !target.startsWith('backend/')) return false;
      const other = heightOf(target);
      return other.folder !== own.folder && other.height >= own.height;
    })
    .map(({ target, offset }) => finding(source, offset, `imports ${target}, which is not below it`));
}

export const backendLayers: Rule = {
  says: 'every import inside the backend goes down a layer',
  check: (sources) => sources.flatMap(layersAgainst),
  examples: [
    example(
      'backend/modules/gift/x.ts',
      "import type { Cart } from '../cart/cart.ts';",
      '1 imports backend/modules/cart/cart.ts, which is not below it',
    ),
    example(
      'backend/modules/order/x.ts',
      "import { wish } from '../wishlist/x.ts';",
      '1 imports backend/modules/wishlist/x.ts, which is not below it',
    ),
    example(
      'backend/modules/cart/x.ts',
      "import type { TenantContext } from '../../tenant-context.ts';",
      '1 imports backend/tenant-context.ts, which is not below it',
    ),
    example(
      'backend/http/x.ts',
      "import { endSession } from '../modules/auth/x.ts';",
      '1 imports backend/modules/auth/x.ts, which is not below it',
    ),
    example(
      'backend/platform/x.ts',
      "import { audit } from '../audit/x.ts';",
      '1 imports backend/audit/x.ts, which is not below it',
    ),
    example(
      'backend/modules/unheard-of/x.ts',
      'export const x = 1;',
      '1 stands in no layer: unheard-of is missing in docs/backend-modules.md',
    ),
    example('backend/app.ts', "import { a } from './modules/cart/x.ts';\nimport { b } from './routes.ts';"),
    example(
      'backend/modules/cart/x.ts',
      "import { a } from '../gift/x.ts';\nimport { b } from '../../http/x.ts';\nimport { c } from './y.ts';",
    ),
  ],
};
