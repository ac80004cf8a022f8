import { expect, test } from 'vitest';
import {
  drivenRows,
  rowsAsMarkdown,
  rowsAsText,
  undrivenRows,
  type ApiRow,
  type RowTest,
} from '../../scripts/reports/api-rows.ts';

const view: ApiRow = { id: 'C01', method: 'GET', path: '/ebsn/api/cart/view', mayRefuse: true };
const add: ApiRow = { id: 'C02', method: 'POST', path: '/ebsn/api/cart/add', mayRefuse: true };
const version: ApiRow = { id: 'A08', method: 'GET', path: '/version.json', mayRefuse: false };

const inCart = 'tests/backend/shopping/cart.test.ts';
const inOrder = 'tests/backend/ordering/order.test.ts';
const ran: readonly RowTest[] = [
  { file: inCart, rows: { C01: { done: 2, refused: 0 }, C02: { done: 0, refused: 1 } } },
  { file: inOrder, rows: { C01: { done: 1, refused: 0 } } },
  { file: inOrder, rows: { C01: { done: 1, refused: 4 } } },
  { file: inOrder, rows: {} },
];

test('a row counts the tests that called it, those it served and those it refused', () => {
  expect(drivenRows([view, add, version], ran)).toEqual([
    { ...view, tests: 3, done: 3, refused: 1, files: [inOrder, inCart] },
    { ...add, tests: 1, done: 0, refused: 1, files: [inCart] },
    { ...version, tests: 0, done: 0, refused: 0, files: [] },
  ]);
});

test('a call that got no answer worth counting still shows who made it', () => {
  const [row] = drivenRows([view], [{ file: inCart, rows: { C01: { done: 0, refused: 0 } } }]);
  expect(row).toEqual({ ...view, tests: 1, done: 0, refused: 0, files: [inCart] });
});

test('a row is named that no test was served by, or none was refused by where it may refuse', () => {
  expect(undrivenRows(drivenRows([view, add, version], ran))).toEqual([
    'no test got a good answer of C02 POST /ebsn/api/cart/add',
    'no test got a good answer of A08 GET /version.json',
  ]);
  const served = { C01: { done: 1, refused: 0 }, A08: { done: 1, refused: 0 } };
  expect(undrivenRows(drivenRows([view, version], [{ file: inCart, rows: served }]))).toEqual([
    'no test was refused by C01 GET /ebsn/api/cart/view',
  ]);
});

test('the printed table has an aligned line for each row and names three files at most', () => {
  const files = ['backend/a', 'contract/b', 'backend/c', 'backend/d', 'faults/e.pg'];
  const many = files.map((name) => ({
    file: `tests/${name}.test.ts`,
    rows: { C01: { done: 1, refused: 1 } },
  }));
  expect(rowsAsText(drivenRows([view, version], many)).split('\n')).toEqual([
    'row  call                     files                                       tests  done  refused',
    'C01  GET /ebsn/api/cart/view  backend/a, backend/c, backend/d and 2 more      5     5        5',
    'A08  GET /version.json                                                        0     0        0',
  ]);
});

test('the table to keep names every file', () => {
  expect(
    rowsAsMarkdown(drivenRows([view, add], ran))
      .split('\n')
      .slice(-4),
  ).toEqual([
    '| --- | --- | ---: | ---: | ---: | --- |',
    `| C01 | \`GET /ebsn/api/cart/view\` | 3 | 3 | 1 | ${inOrder}, ${inCart} |`,
    `| C02 | \`POST /ebsn/api/cart/add\` | 1 | 0 | 1 | ${inCart} |`,
    '',
  ]);
});
