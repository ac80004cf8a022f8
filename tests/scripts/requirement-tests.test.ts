import { expect, test } from 'vitest';
import {
  recordFault,
  requirementsAsMarkdown,
  requirementsAsText,
  testedRequirements,
  untestedRequirements,
  type NamingTest,
} from '../../scripts/reports/requirement-tests.ts';
import type { Requirement } from '../../scripts/reports/requirements.ts';

const add: Requirement = { id: 'GATE-01', what: 'An add asks in order.', state: 'done' };
const bar: Requirement = { id: 'SHELL-07', what: 'The bar has targets.', state: 'partial' };
const filters: Requirement = { id: 'ORD-02', what: 'Orders are filtered.', state: 'server only' };
const stages: Requirement = { id: 'B-33', what: 'An order shows its stages.', state: 'partial' };
const recipe: Requirement = { id: 'B-39', what: 'A recipe adds its products.', state: 'not yet' };
const all = [add, bar, filters, stages, recipe];

const cart = 'tests/backend/shopping/cart.test.ts';
const order = 'tests/backend/ordering/order.test.ts';
const paths = 'paths of add-to-cart (model)';
const ran: readonly NamingTest[] = [
  { where: order, ids: ['ORD-02', 'GATE-01'] },
  { where: cart, ids: ['GATE-01', 'GATE-01'] },
  { where: cart, ids: ['GATE-01'] },
  { where: paths, ids: ['GATE-01', 'HOUSE-ALIVE'] },
  { where: cart, ids: [] },
];
const tested = testedRequirements(all, ran);

test('a requirement counts each test that names it once, the place with the most first', () => {
  expect(tested).toEqual([
    { ...add, tests: 4, where: [cart, paths, order] },
    { ...bar, tests: 0, where: [] },
    { ...filters, tests: 1, where: [order] },
    { ...stages, tests: 0, where: [] },
    { ...recipe, tests: 0, where: [] },
  ]);
});

test('without a test are those that are done or partial', () => {
  expect(untestedRequirements(tested).map(({ id }) => id)).toEqual(['SHELL-07', 'B-33']);
});

test.each([
  [3, 3, null],
  [4, 3, '4 requirements without a test, 3 are recorded: name them in a test'],
  [2, 3, 'only 2 requirements without a test, 3 are recorded: lower the record'],
])('%i without a test where %i are recorded: %s', (untested, recorded, fault) => {
  expect(recordFault(untested, recorded)).toBe(fault);
});

test('the printed table has the sums by state and the requirements without a test', () => {
  expect(requirementsAsText(tested).split('\n')).toEqual([
    'state        requirements  named by tests',
    'done                    1               1',
    'partial                 2               0',
    'server only             1               1',
    'not yet                 1               0',
    '',
    'Done or partial and named by no test: 2',
    'SHELL-07  partial  The bar has targets.',
    'B-33      partial  An order shows its stages.',
  ]);
});

test('where every requirement has a test nothing follows the count', () => {
  expect(
    requirementsAsText(testedRequirements([add], ran))
      .split('\n')
      .at(-1),
  ).toBe('Done or partial and named by no test: 0');
});

test('the table to keep has every requirement with every place', () => {
  expect(requirementsAsMarkdown(tested).split('\n').slice(-7, -1)).toEqual([
    '| --- | --- | ---: | --- |',
    `| GATE-01 | done | 4 | ${cart}, ${paths}, ${order} |`,
    '| SHELL-07 | partial | 0 |  |',
    `| ORD-02 | server only | 1 | ${order} |`,
    '| B-33 | partial | 0 |  |',
    '| B-39 | not yet | 0 |  |',
  ]);
});
