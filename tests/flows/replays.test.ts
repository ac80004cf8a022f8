import { describe, expect, test } from 'vitest';
import { readChart } from '../../flows/chart/read-chart.ts';
import { readReplays } from '../../flows/replay/read-replays.ts';
import { allModels } from '../../paths/models/all-models.ts';

describe.each(allModels)('the paths of $name', (model) => {
  const { states, transitions } = readChart(model);
  const { starts, steps, paths } = readReplays(model);

  test('together take every transition of the chart, but those no path can', () => {
    const taken = new Set([...starts, ...steps].flatMap((one) => one.transitions));
    const known = new Set(transitions.map(({ id }) => id));
    expect([...taken].filter((id) => !known.has(id))).toEqual([]);
    const missing = transitions.filter(({ id }) => !taken.has(id));
    expect(missing.length).toBeLessThanOrEqual(model.allowed.length);
  });

  test('are numbered from 1, and stand in states of the chart after every step', () => {
    const known = new Set(states.map(({ id }) => id));
    expect(paths.map(({ number }) => number)).toEqual(paths.map((_, index) => index + 1));
    expect(paths.flatMap((path) => path.steps).filter((step) => steps[step] === undefined)).toEqual([]);
    expect(paths.filter(({ start }) => starts[start] === undefined)).toEqual([]);
    expect([...starts, ...steps].flatMap((one) => one.states).filter((id) => !known.has(id))).toEqual([]);
  });
});

test('a step lights the transition it takes, and every always that follows', () => {
  const model = allModels.find(({ name }) => name === 'add-to-cart');
  if (model === undefined) throw new Error('no add-to-cart');
  const { steps } = readReplays(model);
  expect(steps.find(({ says }) => says.startsWith('penne'))).toMatchObject({
    transitions: ['addToCart.idle|cart.add|1', 'addToCart.gating.judging|always|1'],
    states: ['addToCart.gating', 'addToCart.gating.awaitingLogin'],
  });
});
