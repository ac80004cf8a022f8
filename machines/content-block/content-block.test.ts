import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { contentBlockMachine } from './content-block.machine.ts';
import { blockData, isBlockLoading } from './content-block.selectors.ts';
import type { BlockData, BlockRequest } from './content-block.types.ts';
import { failed, held } from '../../tests/machines/held.ts';

const request: BlockRequest = { kind: 'menu', location: 'footer' };
const menu: BlockData = { kind: 'menu', menu: { location: 'footer', items: [] } };

function start(given: { isLazy?: boolean } = {}) {
  const clock = new SimulatedClock();
  const load = held<BlockData | null, { request: BlockRequest }>();
  const actor = createActor(contentBlockMachine.provide({ actors: { loadBlock: load.logic } }), {
    clock,
    input: { request, ...given },
  }).start();
  return {
    clock,
    load,
    at: () => actor.getSnapshot(),
    data: () => blockData(actor.getSnapshot(), 'menu'),
  };
}

describe('an optional part of a page', () => {
  test('CMS-07: is loaded at once and shown', async () => {
    const { at, load, data } = start();
    expect([isBlockLoading(at()), load.latest().input]).toEqual([true, { request }]);
    await load.latest().answer(menu);
    expect([data(), isBlockLoading(at()), at().hasTag('settled')]).toEqual([menu, false, true]);
  });

  test('is read by its own kind only', async () => {
    const { at, load } = start();
    await load.latest().answer(menu);
    expect(blockData(at(), 'slides')).toBeNull();
  });

  test('CAT-25, ERR-03: an empty one, a failed one and one that never comes hide themselves', async () => {
    const [empty, broken, silent] = [start(), start(), start()];
    await empty.load.latest().answer(null);
    await broken.load.latest().fail(failed('serviceDown'));
    silent.clock.increment(8_000);
    for (const { at, data } of [empty, broken, silent]) {
      expect([data(), at().hasTag('settled'), isBlockLoading(at())]).toEqual([null, true, false]);
    }
    expect(silent.load.latest().signal.aborted).toBe(true);
  });
});
