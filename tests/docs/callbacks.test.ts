import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { callbackGroupsIn } from '../../scripts/callbacks/callbacks.ts';
import { functionNamesIn } from '../../scripts/callbacks/function-names.ts';
import { swapsIn } from '../../scripts/callbacks/swaps.ts';
import { wiringFiles } from '../../scripts/callbacks/wiring-files.ts';
import { root } from '../../server/root.ts';
import { callbackRows, tableFaults } from './callbacks.ts';

const textOf = (file: string): string | null =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

test('the table of docs/qa.md names what the wiring hands on, what it brings and what guards it', () => {
  const rows = callbackRows(textOf('docs/qa.md') ?? '');
  expect(rows.length).toBeGreaterThan(30);
  expect(tableFaults(rows, { files: wiringFiles(), textOf })).toEqual([]);
});

const source = `
const modules = { login: () => import('./login.ts'), cart: () => import('./cart.ts') };
open({ leave, name: 'x', shown() { return 1; }, items: [], navigate: go }, back, go);
function leave() {}
const go = () => undefined;
const back = () => undefined;
`;
const names = functionNamesIn('wired.ts', source);
const groups = callbackGroupsIn('wired.ts', { source, isNamedFunction: (name) => names.includes(name) });
const files = [{ file: 'src/wired.ts', source, groups }];

describe('what a source hands on', () => {
  test('is found in objects, in calls and in imports', () => {
    expect(groups.map(({ owner, callbacks }) => [owner, callbacks.map(({ name }) => name)])).toEqual([
      ['modules', ['login', 'cart']],
      ['open', ['back', 'go']],
      ['open', ['leave', 'shown', 'navigate']],
      ['import()', ['./login.ts', './cart.ts']],
    ]);
  });

  test('is swapped by its names, two of it at a time', () => {
    const changed = swapsIn(source, groups).map((swap) =>
      swap.source.split('\n').filter((line, index) => line !== source.split('\n')[index]),
    );
    expect(changed.flat()).toEqual([
      "const modules = { cart: () => import('./login.ts'), login: () => import('./cart.ts') };",
      "open({ leave, name: 'x', shown() { return 1; }, items: [], navigate: go }, go, back);",
      "open({ shown: leave, name: 'x', leave() { return 1; }, items: [], navigate: go }, back, go);",
      "open({ navigate: leave, name: 'x', shown() { return 1; }, items: [], leave: go }, back, go);",
      "open({ leave, name: 'x', navigate() { return 1; }, items: [], shown: go }, back, go);",
      "const modules = { login: () => import('./cart.ts'), cart: () => import('./login.ts') };",
    ]);
  });
});

describe('the table', () => {
  const faultsOf = (...rows: string[]): string[] =>
    tableFaults(callbackRows(['## What each callback brings', ...rows, '## Next', '| `x` |'].join('\n')), {
      files,
      textOf: (file) => (file === 'a.test.ts' ? "test('it opens')" : null),
    });
  const owners =
    '`modules`: `login`, `cart`; `open`: `back`, `go`, `leave`, `shown`, `navigate`; `import()`: all 2';

  test.each([
    ['type', `| \`src/wired.ts\` | ${owners} | Pages. | type |`],
    ['a test', `| \`src/wired.ts\` | ${owners} | Pages. | \`a.test.ts\`: “it opens” |`],
  ])('that says all of it, guarded by %s, has no fault', (_guard, row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  test.each([
    ['no row', [], ['modules: is in no row', 'open: is in no row', 'import(): is in no row']],
    ['a name too few', [owners.replace('`login`, ', '')], ['modules: login is in no row']],
    ['a name that is gone', [owners.replace('`login`', '`login`, `menu`')], ['modules: menu is gone']],
    ['another number', [owners.replace('all 2', 'all 3')], ['import(): hands on 2, the row says 3']],
    ['an object that is gone', [`${owners}; \`close\`: \`go\``], ['close: is gone']],
  ])('fails by name for %s', (_what, cells, faults) => {
    const rows = cells.map((cell) => `| \`src/wired.ts\` | ${cell} | Pages. | type |`);
    expect(faultsOf(...rows)).toEqual(faults.map((fault) => `src/wired.ts ${fault}`));
  });

  test.each([
    ['what it brings', '|  | type |', 'nobody says what it brings'],
    ['a guard', '| Pages. |  |', 'nothing guards it'],
    ['a test that is there', '| Pages. | `a.test.ts`: “it shuts” |', 'no test “it shuts” in a.test.ts'],
  ])('fails without %s', (_what, cells, fault) => {
    expect(faultsOf(`| \`src/wired.ts\` | ${owners} ${cells}`)).toEqual([`src/wired.ts: ${fault}`]);
  });
});
