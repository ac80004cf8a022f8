import { describe, expect, test } from 'vitest';
import { readChart } from '../../flows/chart/read-chart.ts';
import { heatMapOf, heatMark } from '../../flows/page/drawing/marks.ts';
import { plainLook } from '../../flows/page/look/look.ts';
import { coverageLevel, worstLevel } from '../../flows/results/coverage-level.ts';
import { partCoverage, reportedName } from '../../flows/results/part-coverage.ts';
import type { Results } from '../../flows/results/results.ts';
import { allModels } from '../../paths/models/all-models.ts';
import { bagsModel } from '../../paths/models/bags/bags.model.ts';
import { checkMachine } from '../../paths/kit/check-machine.ts';
import { Coverage } from '../../paths/kit/coverage.ts';
import { mutantsOf } from '../../paths/kit/mutants.ts';

const nothing: Results = { paths: [], mutations: null };

test.each(allModels)('$name: transitions are called as reports of paths call them', ({ name, machine }) => {
  const chart = readChart({ name, machine });
  const names = chart.transitions.map((one) => reportedName(chart, one));
  expect(names.toSorted()).toEqual([...new Coverage().transitionsOf(machine).missing].toSorted());
});

test.each(allModels)('$name: every fault that can be planted has a name of its own', (model) => {
  const names = mutantsOf(model).map(({ kind, name }) => `${kind}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(allModels)('$name: every fault that can be planted has its place in the chart', (model) => {
  const chart = readChart(model);
  const faults = mutantsOf(model).map(({ kind, name }) => ({ kind, name, foundBy: null, explained: null }));
  const mutations = { at: 0, results: [{ machine: model.name, faults }] };
  const placed = [...partCoverage(chart, { ...nothing, mutations }).values()].flatMap((part) => part.faults);
  const lost = faults.filter((fault) => !placed.includes(fault));
  expect(lost.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([]);
});

describe('what the last runs know', () => {
  const chart = readChart(bagsModel);
  const removal = 'bags.listed|bag.remove|1';

  test('is where a part was tested, world by world', async () => {
    const whole = await checkMachine(bagsModel);
    const half = { ...(await checkMachine(bagsModel, { path: 1 })), world: 'http' };
    // The report's own lists are read-only, those of the file are not.
    const paths = [{ at: 0, results: [whole, half].map((one) => structuredClone(one)) }];
    const known = partCoverage(chart, { paths: paths as unknown as Results['paths'], mutations: null });
    const untested = chart.transitions.filter((one) =>
      half.transitions.missing.includes(reportedName(chart, one)),
    );
    expect(untested.length).toBeGreaterThan(0);
    for (const { id } of chart.transitions) {
      const isTested = untested.every((one) => one.id !== id);
      expect(known.get(id)?.worlds).toEqual([
        { world: 'model', isTested: true },
        { world: 'http', isTested },
      ]);
    }
    expect(known.get(removal)?.requirements).toEqual([{ id: 'CART-05', isTested: true }]);
  });

  test('is nothing without a run', () => {
    expect(partCoverage(chart, nothing).get(removal)).toEqual({ worlds: [], faults: [], requirements: [] });
  });
});

const fault = (foundBy: string | null, explained: string | null) => ({
  kind: 'k',
  name: 'n',
  foundBy,
  explained,
});

test.each([
  { faults: [], level: 'unknown' },
  { faults: [fault('ERR-11', null)], level: 'all' },
  { faults: [fault('ERR-11', null), fault(null, 'the same for everybody')], level: 'some' },
  { faults: [fault('ERR-11', null), fault(null, null)], level: 'none' },
])('mutants: $level', ({ faults, level }) => {
  expect(coverageLevel({ worlds: [], faults, requirements: [] }, 'mutants')).toBe(level);
});

test('an arrow for several transitions shows the worst of them, and nothing unless asked', () => {
  const worlds = (isTested: boolean) => ({
    worlds: [{ world: 'model', isTested }],
    faults: [],
    requirements: [],
  });
  const coverage = new Map([
    ['a', worlds(true)],
    ['b', worlds(false)],
  ]);
  const heat = heatMapOf(coverage, { ...plainLook, heat: 'worlds' });
  expect(heatMark(heat, ['a'])).toEqual(['heat-all']);
  expect(heatMark(heat, ['a', 'b'])).toEqual(['heat-none']);
  expect(heatMark(heatMapOf(coverage, plainLook), ['a', 'b'])).toEqual([]);
  expect(worstLevel([])).toBe('unknown');
});
