import { describe, expect, test } from 'vitest';
import { contextChanges, contextEntries } from '../../flows/walk/context-text.ts';
import { walkByHand } from '../../flows/walk/walk-by-hand.ts';
import { allModels } from '../../paths/models/all-models.ts';
import { bagsModel } from '../../paths/models/bags/bags.model.ts';
import { charts } from './charts.ts';

const says = (numbers: readonly number[]) => walkByHand(bagsModel, numbers).moves.map((move) => move.says);

test('a walk begins at its start and offers what can happen there', () => {
  const { starts, steps, moves } = walkByHand(bagsModel, [0]);
  expect(starts).toEqual(['the checkout asks for its bags']);
  expect(steps.map((step) => [step.says, step.states])).toEqual([
    ['the checkout asks for its bags', ['bags.loading']],
  ]);
  expect(moves[1]).toEqual({
    trigger: 'listBags done',
    says: 'the bags are there',
    transitions: ['bags.loading|xstate.done.actor.listBags|1'],
    leadsTo: ['bags.listed'],
  });
  expect(moves.at(-1)).toMatchObject({ trigger: 'timer', leadsTo: ['bags.hidden'] });
});

test('what happens moves the flow and shows the context before and after', () => {
  const { steps, moves } = walkByHand(bagsModel, [0, 1]);
  expect(steps[1]).toMatchObject({ says: 'the bags are there', states: ['bags.listed'] });
  const [change] = steps[1]?.changes ?? [];
  expect(change).toMatchObject({ key: 'bags', before: '[]' });
  expect(JSON.parse(change?.after ?? '')).toMatchObject([{ productId: 77 }]);
  expect(moves.map(({ trigger }) => trigger)).toContain('bag.remove');
});

test('one number less is one step back, the first alone the start again', () => {
  expect(says([0, 1])).not.toEqual(says([0]));
  expect(walkByHand(bagsModel, [0, 1, 0]).steps.slice(0, 2)).toEqual(walkByHand(bagsModel, [0, 1]).steps);
});

test('a number that nothing has ends the walk before it', () => {
  expect(walkByHand(bagsModel, [0, 0, 999, 0])).toEqual(walkByHand(bagsModel, [0, 0]));
});

describe.each(allModels)('by hand through $name', (model) => {
  const [, chart] = charts.find(([name]) => name === model.name) ?? [];

  test('every start has something that can happen, by transitions of the chart', () => {
    const known = new Set(chart?.transitions.map(({ id }) => id));
    for (const start of model.starts.keys()) {
      const { moves, context } = walkByHand(model, [start]);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.flatMap(({ transitions }) => transitions).filter((id) => !known.has(id))).toEqual([]);
      expect(JSON.stringify(context)).not.toContain('"xstate$$type"');
    }
  });
});

test('a context is told value by value, flows by their names', () => {
  const flow = { id: 'cart', send: () => undefined, getSnapshot: () => undefined };
  const before = contextEntries({ note: '', flow, gone: 1, cart: { lines: 1, isLocked: false } });
  const after = contextEntries({
    note: 'al citofono',
    flow,
    cart: { lines: 1, isLocked: true },
    error: new TypeError('no'),
  });
  expect(before).toEqual([
    { key: 'note', text: '""' },
    { key: 'flow', text: '"(flow cart)"' },
    { key: 'gone', text: '1' },
    { key: 'cart', text: '{\n "lines": 1,\n "isLocked": false\n}' },
  ]);
  expect(contextChanges(before, after)).toEqual([
    { key: 'note', before: '""', after: '"al citofono"' },
    { key: 'gone', before: '1', after: null },
    { key: 'cart.isLocked', before: 'false', after: 'true' },
    { key: 'error.TypeError', before: null, after: '"no"' },
  ]);
});
