import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { brandNoticeMachine } from './brand-notice.machine.ts';
import { shownNotice } from './brand-notice.selectors.ts';
import type { BrandNotice } from './brand-notice.types.ts';
import { failed, held } from '../../tests/machines/held.ts';

const notice: BrandNotice = { title: 'Chiusi l’8 dicembre', html: '<p>A mercoledì.</p>', version: 'a1' };

function start() {
  const clock = new SimulatedClock();
  const load = held<BrandNotice | null>();
  const recall = held<boolean, { version: string }>();
  const keep = held<void, { version: string }>();
  const actor = createActor(
    brandNoticeMachine.provide({
      actors: { loadNotice: load.logic, recallClosed: recall.logic, keepClosed: keep.logic },
    }),
    { clock },
  ).start();
  return {
    clock,
    load,
    recall,
    keep,
    send: (type: 'notice.recall' | 'notice.close') => actor.send({ type }),
    stands: () => {
      const flow = actor.getSnapshot();
      return { shown: shownNotice(flow), isSettled: flow.hasTag('settled') };
    },
  };
}

const shown = { shown: notice, isSettled: true };
const away = { shown: null, isSettled: true };

/** On the page, as the server renders it. */
async function startShown() {
  const flow = start();
  await flow.load.latest().answer(notice);
  await flow.recall.latest().fail(new Error('nobody is known'));
  return flow;
}

describe('a notice of the brand', () => {
  test('SHELL-16: is shown where its version was not closed, and stays away where it was', async () => {
    for (const [closed, then] of [
      [false, shown],
      [true, away],
    ] as const) {
      const { load, recall, stands } = start();
      await load.latest().answer(notice);
      expect([stands(), recall.latest().input]).toEqual([
        { shown: null, isSettled: false },
        { version: 'a1' },
      ]);
      await recall.latest().answer(closed);
      expect(stands()).toEqual(then);
    }
  });

  test('SHELL-16: that came with the page of the server goes where it was closed', async () => {
    const { send, recall, stands } = await startShown();
    expect(stands()).toEqual(shown);
    send('notice.recall');
    expect([stands(), recall.latest().input]).toEqual([shown, { version: 'a1' }]);
    await recall.latest().answer(true);
    expect(stands()).toEqual(away);
  });

  test('SHELL-16: is gone with the press, and its version is kept once', async () => {
    const { send, keep, stands } = await startShown();
    send('notice.recall');
    send('notice.close');
    send('notice.close');
    expect([stands(), keep.calls.map(({ input }) => input)]).toEqual([away, [{ version: 'a1' }]]);
    await keep.latest().answer();
    expect(stands()).toEqual(away);
  });

  test('SHELL-16: stays closed on this page where nothing can be kept, and is shown where nothing can be read', async () => {
    const { send, keep, recall, clock, stands } = await startShown();
    send('notice.recall');
    clock.increment(2_000);
    expect([stands(), recall.latest().signal.aborted]).toEqual([shown, true]);
    send('notice.close');
    await keep.latest().fail(new Error('no storage'));
    expect(stands()).toEqual(away);
  });

  test('CMS-11: that is not there, fails or never comes is no notice', async () => {
    const [empty, broken, silent] = [start(), start(), start()];
    await empty.load.latest().answer(null);
    await broken.load.latest().fail(failed('serviceDown'));
    silent.clock.increment(8_000);
    for (const { stands, recall } of [empty, broken, silent])
      expect([stands(), recall.calls]).toEqual([away, []]);
  });
});
