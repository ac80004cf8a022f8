import { describe, expect, test } from 'vitest';
import { listFault, listRows } from './list-rows.ts';
import { listsIn, shownLists } from './shown-lists.ts';

const nameOf = (view: string, of: string): string => `${view}: ${of}`;

describe('the table of lists with more than fits', () => {
  const rows = listRows();
  const told = rows.flatMap(({ view, lists }) => lists.map((of) => nameOf(view, of)));
  const shown = [...new Set(shownLists().map(({ view, of }) => nameOf(view, of)))];

  test('has a row for every list that a view or a component shows', () => {
    expect(shown.filter((list) => !told.includes(list))).toEqual([]);
  });

  test('names no list that is gone, and none twice', () => {
    expect(told.filter((list, at) => !shown.includes(list) || told.indexOf(list) !== at)).toEqual([]);
  });

  test('has states of the gallery, or reasons, in all its cells', () => {
    const faults = rows.flatMap(({ view, cells }) => [
      ...(cells.length === 3 ? [] : [`${view}: three cells are wanted`]),
      ...cells.flatMap((cell) => listFault(cell) ?? []).map((fault) => `${view}: ${fault}`),
    ]);
    expect(faults).toEqual([]);
  });
});

test.each([
  ['', '“” is no state and no reason'],
  ['some words', '“some words” is no state and no reason'],
  ['`ui/commerce/Totals` no such state', 'ui/commerce/Totals has no state “no such state”'],
  ['`ui/commerce/Nothing` rows', 'ui/commerce/Nothing has no state “rows”'],
  ['`ui/commerce/Totals` rows', null],
  ['cannot be: an order has a line', null],
  ['not yet', '“not yet” is no state and no reason'],
])('a cell %j is a fault: %s', (cell, fault) => {
  expect(listFault(cell)).toBe(fault);
});

describe('a list is what markup shows of some data', () => {
  test.each([
    ['mapped to markup', 'const a = list.map((one) => <p>{one}</p>);', ['list']],
    ['given to a component', 'const a = <Box items={all.rows.map(text)} />;', ['all.rows']],
    ['of children', 'const a = Children.map(children, (one) => <p>{one}</p>);', ['children']],
    ['cut', 'const a = <p>{list.slice(0, 3).map(text)}</p>;', ['list.slice(0, 3)']],
    [
      'not some fixed words',
      'const words = [1, 2]; const a = <p>{words.map(text)}{[x, y].map(text)}</p>;',
      [],
    ],
    ['not a number of times', 'const a = <p>{Array.from({ length: 3 }).map(text)}</p>;', []],
    ['not what a press does', 'const a = <Box onSend={() => send(list.map(text))} />;', []],
    ['not what nothing shows', 'const a = list.map(text);', []],
  ])('%s', (_, source, lists) => {
    expect(listsIn('Box', 'src/Box.tsx', source).map(({ of }) => of)).toEqual(lists);
  });
});
