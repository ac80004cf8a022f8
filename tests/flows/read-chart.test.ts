import { readdirSync } from 'node:fs';
import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { kinships } from '../../flows/chart/family.ts';
import { readChart } from '../../flows/chart/read-chart.ts';
import { transitionWords } from '../../flows/chart/words.ts';
import { everyNode } from '../../paths/kit/xstate-internals.ts';
import { allModels } from '../../paths/models/all-models.ts';
import { charts } from './charts.ts';

test('every folder of machines/ is read', () => {
  const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(charts.map(([name]) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(allModels)('$name: every state and every transition is read, once', (model) => {
  const { states, transitions } = readChart(model);
  const nodes = everyNode(model.machine);
  expect(states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  const written = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  expect(transitions).toHaveLength(written.length);
  expect(new Set(transitions.map(({ id }) => id)).size).toBe(written.length);
});

describe('what a reader is told of a transition', () => {
  const words = (config: Parameters<typeof createMachine>[0]) =>
    readChart({ name: 'x', machine: createMachine(config) }).transitions.map(transitionWords);

  test('event, guard, and the branch that is left', () => {
    const on = { 'line.add': [{ guard: 'hasRoom', target: 'b' }, { target: 'c' }] };
    expect(words({ id: 'x', initial: 'a', states: { a: { on }, b: {}, c: {} } })).toEqual([
      'line.add [hasRoom]',
      'line.add [else]',
    ]);
  });

  test('always, and the ways out of a call', () => {
    const invoke = { id: 'load', src: 'load', onDone: 'b', onError: 'b' };
    expect(words({ id: 'x', initial: 'a', states: { a: { invoke }, b: { always: 'a' } } })).toEqual([
      'load done',
      'load failed',
      'always',
    ]);
  });

  test.each([
    [250, 'after 250 ms'],
    [1_500, 'after 1.5 s'],
    [15_000, 'after 15 s'],
    [90_000, 'after 90 s'],
    [1_800_000, 'after 30 min'],
  ])('a delay of %i ms', (ms, spoken) => {
    const machine = createMachine(
      { id: 'x', initial: 'a', states: { a: { after: { patience: 'b' } }, b: {} } },
      { delays: { patience: ms } },
    );
    expect(readChart({ name: 'x', machine }).transitions.map(transitionWords)).toEqual([spoken]);
  });

  test('a delay the machine computes goes by its name', () => {
    const { transitions } = charts.find(([name]) => name === 'checkout')?.[1] ?? { transitions: [] };
    expect(transitions.map(transitionWords)).toContain('after lockLifetime');
  });
});

test('who opens whom: spawned, while a state is active, all along', () => {
  const kin = kinships(charts.map(([, chart]) => chart));
  expect(kin).toContainEqual({ parent: 'shop', child: 'session', state: null });
  expect(kin).toContainEqual({ parent: 'shop', child: 'delivery', state: 'shop.delivery.open' });
  expect(kin).toContainEqual({ parent: 'cart', child: 'cartLine', state: null });
  expect(kin).toContainEqual({ parent: 'checkout', child: 'invoice', state: 'checkout' });
  expect(kin.map(({ child }) => child)).not.toContain('loadDelivery');
});
