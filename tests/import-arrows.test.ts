import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../dependency-cruiser.config.ts';

type Kind = 'value' | 'type' | 'dynamic';

/** `*` stands for a name of each importing file's own. */
const forbidden = [
  ['contract/api/*.ts', 'machines/cart/cart.types.ts', 'contract'],
  ['machines/x/*.machine.ts', 'services/shop-services.ts', 'machine'],
  ['machines/x/*.selectors.ts', 'services/shop-services.ts', 'machine-parts'],
  ['services/*.ts', 'tenants/a/tenant.ts', 'services'],
  ['tenants/a/*.ts', 'tenants/b/tokens.ts', 'tenants'],
  ['src/ui/*.tsx', 'contract/api/shopping/cart.ts', 'ui'],
  ['src/ui/forms/*.tsx', 'src/views/x/X.tsx', 'ui'],
  ['src/text/*.ts', 'src/ui/X.tsx', 'text'],
  ['src/text/*.ts', 'machines/cart/cart.selectors.ts', 'text'],
  ['src/views/x/*.tsx', 'services/shop-services.ts', 'views'],
  ['src/views/x/*.tsx', 'machines/cart/cart.actors.ts', 'views'],
  ['src/views/x/*.tsx', 'src/wiring/shop.ts', 'views'],
  ['src/routing/*.ts', 'src/pages/x.page.tsx', 'routing'],
  ['src/routing/*.ts', 'src/wiring/shop.ts', 'routing'],
  ['src/routing/*.ts', 'src/views/x/X.tsx', 'routing'],
  ['src/pages/*.page.tsx', 'src/wiring/shop.ts', 'pages'],
  ['src/pages/*.page.tsx', 'src/ui/X.tsx', 'pages'],
  ['src/wiring/*.ts', 'src/app/X.tsx', 'wiring'],
  ['src/wiring/*.ts', 'src/ui/X.tsx', 'wiring'],
  ['src/wiring/*.ts', 'server/web/web.ts', 'wiring'],
  ['src/wiring/*.ts', 'backend/app.ts', 'wiring'],
  ['src/app/*.tsx', 'src/boot/entry-client.ts', 'app'],
  ['src/app/*.tsx', 'services/shop-services.ts', 'app'],
  ['src/boot/*.ts', 'src/ui/X.tsx', 'boot'],
  ['src/boot/*.ts', 'backend/app.ts', 'boot'],
  ['server/*.ts', 'src/routing/router.ts', 'server'],
  ['server/*.ts', 'flows/live/attach-plugin.ts', 'server'],
  ['server/*.ts', 'demo/demo-seed.ts', 'server'],
  ['server/web/*.ts', 'demo/packshots/picture.ts', 'server'],
  ['server/*/dev.ts', 'demo/demo-seed.ts', 'server-dev'],
  ['server/*.ts', 'server/demo-shop.ts', 'server'],
  ['demo/*.ts', 'server/web/web.ts', 'demo'],
  ['backend/*.ts', 'demo/demo-seed.ts', 'backend'],
  ['backend/*.ts', 'server/web/web.ts', 'backend'],
  ['backend/*.ts', 'machines/cart/cart.logic.ts', 'backend'],
  ['backend/*.ts', 'tests/backend/people.ts', 'backend'],
  ['server/*.ts', 'paths/models/x.ts', 'server'],
  ['gallery/*.ts', 'tests/backend/people.ts', 'gallery'],
  ['gallery/*.ts', 'scripts/provide/browser.ts', 'gallery'],
  ['paths/kit/*.ts', 'paths/models/x.ts', 'paths-kit'],
  ['paths/kit/*.ts', 'scripts/provide/browser.ts', 'paths-kit'],
  ['paths/models/x/*.ts', 'scripts/provide/browser.ts', 'paths'],
  ['scripts/*.ts', 'src/boot/entry-client.ts', 'scripts'],
  ['bench/*.ts', 'paths/models/x.ts', 'bench'],
  ['flows/*.ts', 'services/shop-services.ts', 'flows'],
  ['flows/page/*.tsx', 'backend/app.ts', 'flows-page'],
  ['src/wiring/*.ts', 'node:fs', 'wiring'],
  ['contract/rules/*.ts', 'node:crypto', 'contract'],
  ['contract/api/*.ts', 'zod', 'contract'],
  ['machines/x/*.selectors.ts', 'react', 'machine-parts'],
  ['services/*.ts', 'hono', 'services'],
  ['src/ui/*.tsx', '@lingui/react/macro', 'ui'],
  ['src/views/x/*.tsx', 'ky', 'views'],
  ['backend/*.ts', 'xstate', 'backend'],
] as const;

const byTypeAlone = [
  ['machines/x/*.machine.ts', 'contract/rules/price/vat.ts', 'machine'],
  ['machines/x/*.actors.ts', 'services/shop-services.ts', 'actors'],
  ['machines/x/*.logic.ts', 'machines/cart/cart.machine.ts', 'machine-parts'],
  ['machines/*.logic.ts', 'machines/cart/cart.machine.ts', 'machines-shared'],
  ['tenants/a/*.ts', 'contract/rules/price/delivery-fee.ts', 'tenants'],
  ['src/views/x/*.tsx', 'machines/cart/cart.machine.ts', 'views'],
  ['src/views/x/*.tsx', 'xstate', 'views'],
  ['src/app/*.tsx', 'machines/cart/cart.machine.ts', 'app'],
  ['src/boot/*.ts', 'src/views/x/X.tsx', 'boot'],
  ['server/*.ts', 'src/boot/entry-server.tsx', 'server'],
  ['server/*/renderer.ts', 'src/routing/routes.ts', 'server-renderer'],
] as const;

const allowed = [
  ['machines/x/*.logic.ts', 'machines/x/x.machine.ts'],
  ['machines/x/*.logic.ts', 'contract/rules/price/vat.ts'],
  ['src/views/x/*.tsx', 'machines/cart/cart.selectors.ts'],
  ['src/pages/*.page.tsx', 'src/views/x/X.tsx'],
  ['src/wiring/*.ts', 'src/pages/x.page.tsx'],
  ['paths/models/x/*.ts', 'tests/backend/people.ts'],
  ['server/*/dev.ts', 'flows/live/attach-plugin.ts'],
  ['server/*/demo-shop.ts', 'demo/demo-seed.ts'],
  ['demo/packshots/*.ts', 'server/web/picture-source.ts'],
  ['backend/modules/x/*.routes.ts', 'contract/api/shopping/cart.ts'],
  ['backend/*.test.ts', 'tests/backend/people.ts'],
  ['scripts/*.ts', 'paths/models/x.ts'],
] as const;

const statements: Record<Kind, (specifier: string) => string> = {
  value: (specifier) => `import { x } from '${specifier}';\nexport const a = x;`,
  type: (specifier) => `import type { X } from '${specifier}';\nexport type A = X;`,
  dynamic: (specifier) => `export const a = () => import('${specifier}');`,
};

const isFile = (to: string): boolean => /\.tsx?$/.test(to);
const fileOf = (from: string, to: string, kind: Kind): string =>
  from.replace('*', `${kind}-${to.replaceAll(/\W/g, '-')}`);

function importing(from: string, to: string, kind: Kind): [string, string] {
  const file = fileOf(from, to, kind);
  const way = path.posix.relative(path.posix.dirname(file), to);
  const specifier = isFile(to) ? (way.startsWith('.') ? way : `./${way}`) : to;
  return [file, statements[kind](specifier)];
}

const ring = (folder: string, last: string): [string, string][] => [
  [`backend/${folder}/a.ts`, "import { b } from './b.ts';\nexport const a = () => b;"],
  [`backend/${folder}/b.ts`, "import { c } from './c.ts';\nexport const b = () => c;"],
  [`backend/${folder}/c.ts`, last],
];

/** A house in which every arrow is broken once, and those that may be drawn are. */
const house = new Map<string, string>([
  ...[...forbidden, ...byTypeAlone, ...allowed]
    .filter(([, to]) => isFile(to))
    .map(([, to]): [string, string] => [to, 'export interface X {}\nexport const x = 1;']),
  ...[...forbidden, ...byTypeAlone, ...allowed].flatMap(([from, to]) =>
    (['value', 'type', 'dynamic'] as const).map((kind) => importing(from, to, kind)),
  ),
  importing('toolbox/*.ts', 'contract/api/shopping/cart.ts', 'value'),
  ...ring('by-value', "import { a } from './a.ts';\nexport const c = () => a;"),
  ...ring('by-type', "import type { a } from './a.ts';\nexport type C = typeof a;"),
  ...ring('on-demand', "export const c = () => import('./a.ts');"),
]);

const packages = [...forbidden, ...byTypeAlone].map(([, to]) => to).filter((to) => /^[a-z]+$/.test(to));

let violations: readonly { rule: string; from: string }[] = [];
const baseDir = mkdtempSync(path.join(tmpdir(), 'house-'));
afterAll(() => rmSync(baseDir, { recursive: true }));

beforeAll(async () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.join(baseDir, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(baseDir, name), text);
  };
  for (const [name, text] of house) write(name, text);
  for (const name of packages) write(`node_modules/${name}/index.js`, 'export const x = 1;');
  write(
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1'])) }),
  );
  const { output } = await cruise([...house.keys()], {
    ...config.options,
    baseDir,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
  });
  if (typeof output === 'string') throw new TypeError(output);
  violations = output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

const brokenBy = (file: string): string[] =>
  violations.flatMap(({ rule, from }) => (from === file ? [rule] : [])).toSorted();
const broken = (from: string, to: string, kind: Kind): string[] => brokenBy(fileOf(from, to, kind));

describe('the arrows between the rooms', () => {
  test.each(forbidden)('%s may not know %s', (from, to, room) => {
    const whole = [`${room}-imports`, `${room}-imports-types`];
    expect(broken(from, to, 'value')).toEqual(whole);
    expect(broken(from, to, 'dynamic')).toEqual(whole);
    expect(broken(from, to, 'type')).toContain(`${room}-imports-types`);
  });

  test.each(byTypeAlone)('%s may know %s by type alone', (from, to, room) => {
    expect(broken(from, to, 'value')).toEqual([`${room}-imports`]);
    expect(broken(from, to, 'type')).toEqual([]);
  });

  test.each(allowed)('%s may know %s', (from, to) => {
    expect(broken(from, to, 'value')).toEqual([]);
    expect(broken(from, to, 'dynamic')).toEqual([]);
    expect(broken(from, to, 'type')).toEqual([]);
  });

  test('a file stands in a room', () => {
    expect(broken('toolbox/*.ts', 'contract/api/shopping/cart.ts', 'value')).toEqual(['no-room']);
  });
});

describe('a circle of imports', () => {
  const rules = (folder: string) =>
    new Set(['a', 'b', 'c'].flatMap((name) => brokenBy(`backend/${folder}/${name}.ts`)));

  test('is found by value', () => {
    expect(rules('by-value')).toContain('no-circle');
  });

  test('is found by type', () => {
    expect(rules('by-type')).toEqual(new Set(['no-type-circle']));
  });

  test('is none where code is loaded on demand', () => {
    expect(rules('on-demand')).toEqual(new Set());
  });
});
