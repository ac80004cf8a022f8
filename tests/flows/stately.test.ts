import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { machineSource } from '../../flows/flow.ts';
import { allModels } from '../../paths/models/all-models.ts';
import { loadExtractor } from '../../scripts/provide/stately.ts';
import { root } from '../../server/root.ts';
import { drawnState } from '../stately/read-states.ts';

/** A first run installs the extractor. */
const installing = 120_000;

let extract: Awaited<ReturnType<typeof loadExtractor>>['extractMachinesFromFile'];
beforeAll(async () => {
  extract = (await loadExtractor()).extractMachinesFromFile;
  // It prints the parameters of every action, which it does not draw.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}, installing);
afterAll(() => vi.restoreAllMocks());

describe('what Stately reads of a chart', () => {
  test.each(allModels)('decision 016: $name has the states and transitions it runs with', async (model) => {
    const machines = extract(await machineSource(root, model.name))?.machines ?? [];
    expect(machines.length).toBe(1);
    const read = drawnState(machines[0]?.toConfig());
    const own = drawnState(model.machine.config);
    expect(Object.keys(own.states).length).toBeGreaterThan(0);
    expect(read).toEqual(own);
  });

  test('a chart that is put together by code is not read whole', async () => {
    const source = `import { setup } from 'xstate';
      const made = () => ({ b: {} });
      export const aMachine = setup({}).createMachine({ id: 'a', initial: 'a', states: { a: {}, ...made() } });`;
    const [machine] = extract(source)?.machines ?? [];
    expect(Object.keys(drawnState(machine?.toConfig()).states)).toEqual(['a']);
  });
});
