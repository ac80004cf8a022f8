import { exceptions, house, outside, type Room } from './house.ts';
import { importsOf, type Import } from './imports.ts';
import { bite, finding, isTest, type Rule, type Source } from './source.ts';

const matches = (pattern: string, target: string, path: string): boolean => {
  if (pattern === './') return target.startsWith(`${path.split('/').slice(0, 2).join('/')}/`);
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern.endsWith('/') ? target.startsWith(pattern) : target === pattern;
  return target.startsWith(start) && target.endsWith(end);
};

const isPackageOf = (pattern: string, target: string): boolean =>
  pattern.endsWith('*')
    ? target.startsWith(pattern.slice(0, -1))
    : target === pattern || target.startsWith(`${pattern}/`);

function mayImport({ run, types = [], packages }: Room, { target, isFile, kind }: Import, path: string) {
  const isType = kind === 'type';
  if (!isFile) {
    if (packages.some((pattern) => isPackageOf(pattern, target))) return true;
    return isType && types.includes(`package:${target}`);
  }
  const allowed = isType ? [...run, ...types] : run;
  return allowed.some((pattern) => matches(pattern, target, path));
}

const isException = (path: string, { target }: Import): boolean =>
  exceptions.some(({ from, to }) => from === path && to === target);

function arrowsAgainst(source: Source): string[] {
  const { path } = source;
  if (isTest(path) || outside.test(path)) return [];
  const room = house.find(({ files }) => files.test(path));
  if (room === undefined) return [finding(source, 0, 'stands in no room of the house')];
  return importsOf(source)
    .filter((found) => !mayImport(room, found, path) && !isException(path, found))
    .map(({ target, kind, offset }) =>
      finding(source, offset, `imports ${target}${kind === 'type' ? ' by type' : ''}`),
    );
}

export const arrows: Rule = {
  says: 'every import goes the way CONTRIBUTING.md allows',
  check: (sources) => sources.flatMap(arrowsAgainst),
  bites: [
    bite('contract/api/x.ts', "import { z } from 'zod';", '1 imports zod'),
    bite(
      'contract/api/x.ts',
      "import type { Cart } from '../../machines/cart/cart.types.ts';",
      '1 imports machines/cart/cart.types.ts by type',
    ),
    bite(
      'machines/x/x.machine.ts',
      "import { setup } from 'xstate';\nimport { flowErrorOf } from '../../contract/api/failure.ts';",
      '2 imports contract/api/failure.ts',
    ),
    bite(
      'machines/x/x.machine.ts',
      "import type { ShopServices } from '../../services/shop-services.ts';",
      '1 imports services/shop-services.ts by type',
    ),
    bite(
      'machines/x/x.actors.ts',
      "import { createShopServices } from '../../services/shop-services.ts';",
      '1 imports services/shop-services.ts',
    ),
    bite(
      'machines/x/x.logic.ts',
      "import { cartMachine } from '../cart/cart.machine.ts';",
      '1 imports machines/cart/cart.machine.ts',
    ),
    bite('machines/x/x.selectors.ts', "import { useMemo } from 'react';", '1 imports react'),
    bite(
      'services/x.ts',
      "import { hono } from 'hono';\nimport type { Tenant } from '../tenants/a/tenant.ts';",
      '1 imports hono',
      '2 imports tenants/a/tenant.ts by type',
    ),
    bite('tenants/a/tokens.ts', "import { tokens } from '../b/tokens.ts';", '1 imports tenants/b/tokens.ts'),
    bite(
      'tenants/a/tenant.ts',
      "import { feeOf } from '../../contract/rules/price/delivery-fee.ts';",
      '1 imports contract/rules/price/delivery-fee.ts',
    ),
    bite('src/ui/X.tsx', "import { Trans } from '@lingui/react/macro';", '1 imports @lingui/react/macro'),
    bite(
      'src/ui/X.tsx',
      "import type { Cart } from '../../contract/api/cart.ts';",
      '1 imports contract/api/cart.ts by type',
    ),
    bite(
      'src/views/x/X.tsx',
      "import type { ShopServices } from '../../../services/shop-services.ts';",
      '1 imports services/shop-services.ts by type',
    ),
    bite('src/views/x/X.tsx', "import { createActor } from 'xstate';", '1 imports xstate'),
    bite(
      'src/views/x/X.tsx',
      "import { cartMachine } from '../../../machines/cart/cart.machine.ts';",
      '1 imports machines/cart/cart.machine.ts',
    ),
    bite(
      'src/views/x/X.tsx',
      "import { cartActors } from '../../../machines/cart/cart.actors.ts';",
      '1 imports machines/cart/cart.actors.ts',
    ),
    bite('src/views/x/X.tsx', "const page = () => import('../../app/App.tsx');", '1 imports src/app/App.tsx'),
    bite(
      'src/app/x.ts',
      "import { tokens } from '../../tenants/a/tokens.ts';",
      '1 imports tenants/a/tokens.ts',
    ),
    bite(
      'server/x.ts',
      "import { createRouter } from '../src/routing/router.ts';",
      '1 imports src/routing/router.ts',
    ),
    bite(
      'server/x.ts',
      "import { render } from '../src/boot/entry-server.tsx';",
      '1 imports src/boot/entry-server.tsx',
    ),
    bite(
      'backend/x.ts',
      "import { cartLogic } from '../machines/cart/cart.logic.ts';",
      '1 imports machines/cart/cart.logic.ts',
    ),
    bite(
      'backend/x.ts',
      "export type { Web } from '../server/web/web.ts';",
      '1 imports server/web/web.ts by type',
    ),
    bite('toolbox/x.ts', 'export const x = 1;', '1 stands in no room of the house'),
    bite(
      'machines/x/x.actors.ts',
      "import { fromPromise } from 'xstate';\nimport type { ShopServices } from '../../services/shop-services.ts';",
    ),
    bite(
      'src/views/x/X.tsx',
      "import type { ActorRefFrom } from 'xstate';\nimport { shownCart } from '../../../machines/cart/cart.selectors.ts';",
    ),
  ],
};
