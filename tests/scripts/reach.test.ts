import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedFlows } from '../../scripts/reach/changed-flows.ts';
import { readersOf } from '../../scripts/reach/read-as-files.ts';
import { reachOf } from '../../scripts/reach/reach.ts';
import { selectionOf } from '../../scripts/reach/selection.ts';
import { allSuites } from '../../scripts/suites/all-suites.ts';
import type { SuiteName } from '../../scripts/suites/suite.ts';
import { root } from '../../server/root.ts';

const suiteNamed = (name: SuiteName) => allSuites.find((suite) => suite.name === name)!;

describe('what a change can reach', () => {
  const importers = new Map([
    ['contract/rules/price.ts', ['machines/cart/cart.logic.ts', 'backend/modules/cart/totals.ts']],
    ['machines/cart/cart.logic.ts', ['paths/models/cart/cart.model.ts']],
    ['backend/modules/cart/totals.ts', ['tests/backend/cart.test.ts']],
    ['paths/models/cart/cart.model.ts', ['machines/cart/cart.logic.ts']],
  ]);

  test('is everything that imports it, with the imports between, circles and all', () => {
    expect(Object.fromEntries(reachOf(['contract/rules/price.ts'], importers))).toEqual({
      'contract/rules/price.ts': 0,
      'machines/cart/cart.logic.ts': 1,
      'backend/modules/cart/totals.ts': 1,
      'paths/models/cart/cart.model.ts': 2,
      'tests/backend/cart.test.ts': 2,
    });
  });

  test('a file nobody imports reaches itself', () => {
    expect([...reachOf(['e2e/cart.spec.ts'], importers)]).toEqual([['e2e/cart.spec.ts', 0]]);
  });
});

describe('files that no import names', () => {
  test.each([
    ['backend/platform/db/migrations/0009_login_devices.sql', ['backend/platform/db/migrate.ts']],
    ['locales/it/rest.po', ['src/boot/open-storefront.tsx']],
    ['src/pages/cart.page.tsx', ['src/wiring/page-modules.ts']],
    ['tenants/ortavia/logo.ts', ['server/brands.ts']],
    ['gallery/trees/ui/buttons.txt', ['tests/scripts/gallery-trees.test.ts']],
    ['scripts/new-flow/machine.txt', ['scripts/new-flow/flow-files.ts']],
    ['CHANGELOG.md', ['tests/docs/citations.test.ts']],
    ['machines/cart/cart.machine.ts', []],
  ])('%s is taken by %j', (file, readers) => {
    expect(readersOf(file)).toEqual(readers);
    for (const reader of readers) expect(existsSync(join(root, reader))).toBe(true);
  });

  test.each(['package-lock.json', 'vitest.config.ts', 'vite.chunks.ts', '.ci/run'])(
    '%s may reach anything',
    (file) => {
      expect(readersOf(file)).toBeNull();
    },
  );
});

describe('the tests of a suite that are picked', () => {
  const reach = new Map([
    ['tests/backend/cart.test.ts', 3],
    ['tests/actors/cart.test.ts', 1],
    ['tests/contract/endpoints.test.ts', 3],
    ['tests/faults/kill.pg.test.ts', 2],
    ['contract/rules/price.test.ts', 1],
    ['paths/models/checkout/checkout.model.ts', 4],
    ['paths/models/cart/cart.model.ts', 2],
    ['gallery/views/cart/CartView.tsx', 2],
    ['gallery/components/buttons/Button.tsx', 1],
    ['gallery/tokens/colours.view.tsx', 3],
    ['e2e/cart.spec.ts', 0],
    ['src/views/cart/CartView.tsx', 1],
  ]);
  const picked = (name: SuiteName, most?: number) => selectionOf(suiteNamed(name), reach, most);

  test('are its own test files, the nearest first', () => {
    expect(picked('backend')?.picked).toEqual([
      'tests/actors/cart.test.ts',
      'tests/backend/cart.test.ts',
      'tests/contract/endpoints.test.ts',
    ]);
    expect(picked('embedded')?.picked).toEqual(['tests/contract/endpoints.test.ts']);
    expect(picked('unit')?.picked).toEqual(['contract/rules/price.test.ts']);
    expect(picked('postgres')?.picked).toEqual(['tests/faults/kill.pg.test.ts']);
  });

  test('those that are farthest are left out where not all fit, and counted', () => {
    expect(picked('backend', 1)).toMatchObject({
      picked: ['tests/actors/cart.test.ts'],
      count: 1,
      left: 2,
    });
  });

  test('are the flows whose model is reached', () => {
    expect(picked('paths')?.picked).toEqual(['--machine', 'cart', '--machine', 'checkout']);
  });

  test('are, in the browser, the flows that run there', () => {
    expect(picked('browser-paths')?.picked).toEqual(['--world', 'browser', '--machine', 'checkout']);
  });

  test('are the views by the names of their tests', () => {
    const [, pattern = ''] = picked('gallery')?.picked ?? [];
    const isPicked = (title: string) => new RegExp(pattern).test(title);
    expect(isPicked('cart/CartView: its accessible tree')).toBe(true);
    expect(isPicked('ui/buttons/Button is accessible')).toBe(true);
    expect(isPicked('tokens/colours is accessible')).toBe(true);
    expect(isPicked('cart/CartViewOfOthers: its accessible tree')).toBe(false);
  });

  test('are the changed specs of the browser, and all of them where the page itself is reached', () => {
    expect(picked('browser')?.picked).toEqual(['e2e/cart.spec.ts']);
    const page = new Map([...reach, ['src/boot/entry-client.ts', 5] as const]);
    expect(selectionOf(suiteNamed('browser'), page)?.picked).toEqual(['e2e/']);
  });

  test('are none where the change reaches none', () => {
    expect(selectionOf(suiteNamed('server'), reach)).toBeNull();
  });
});

describe('the flows whose faults are looked for', () => {
  const flowsOf = (...files: string[]) => changedFlows(files, { most: 2 });

  test('are those whose chart, logic or model changed', () => {
    expect(flowsOf('machines/bags/bags.machine.ts', 'src/views/cart/CartView.tsx')).toEqual({
      flows: ['bags'],
      left: [],
    });
    expect(flowsOf('machines/cart/cart.logic.ts')).toEqual({ flows: ['cart'], left: [] });
    expect(flowsOf('paths/models/session/session.rules.ts')).toEqual({ flows: ['session'], left: [] });
  });

  test('are none where only calls, selectors or tests of charts changed, or what is no flow', () => {
    expect(
      flowsOf(
        'machines/bags/bags.actors.ts',
        'machines/bags/bags.selectors.ts',
        'machines/bags/bags.test.ts',
        'machines/failure.logic.ts',
        'paths/models/http/bags.http.ts',
        'paths/models/scenes/shopper.ts',
        'machines/no-such-flow/no-such-flow.machine.ts',
      ),
    ).toEqual({ flows: [], left: [] });
  });

  test('are the nearest: charts and logic before models, each once; the others are named', () => {
    expect(
      flowsOf(
        'machines/cart/cart.machine.ts',
        'paths/models/bags/bags.model.ts',
        'paths/models/cart/cart.model.ts',
        'machines/session/session.logic.ts',
      ),
    ).toEqual({ flows: ['cart', 'session'], left: ['bags'] });
  });
});
