import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { SentChange, WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import { aWaitingListChange, aWaitingQuantity } from '../../paths/fixtures/waiting-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { offlineQueueLogic } from './offline-queue.logic.ts';
import { isCartWaiting } from './offline-queue.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const sendNext = held<SentChange | null>();
  const queue = createActor(
    offlineQueueLogic.provide({
      actors: { sendNext: sendNext.logic },
      actions: { decideLine: () => undefined, dropKept: () => undefined },
    }),
    { clock },
  ).start();
  return {
    clock,
    sendNext,
    tell: (changes: readonly WaitingChange[], isOnline: boolean) =>
      queue.send({ type: 'changes.told', changes, isOnline }),
    lose: () => queue.send({ type: 'connection.lost' }),
    restore: () => queue.send({ type: 'connection.restored' }),
    stands: () => [queue.getSnapshot().value, isCartWaiting(queue.getSnapshot())],
  };
}

describe('the cart waits, and the checkout with it', () => {
  test('B-27, CHK-01: from the change without network until the shop has it', async () => {
    const { sendNext, tell, restore, stands } = start();
    expect(stands()).toEqual(['resting', false]);
    const change = aWaitingQuantity();
    tell([change], false);
    expect(stands()).toEqual(['offline', true]);
    restore();
    expect(stands()).toEqual(['sending', true]);
    tell([], true);
    await sendNext.latest().answer({ kind: 'sent', change });
    expect(stands()).toEqual(['sending', false]);
    await sendNext.latest().answer(null);
    expect(stands()).toEqual(['resting', false]);
  });

  test('B-27, CHK-01: while there is something to decide', () => {
    const { sendNext, tell, stands } = start();
    tell([aWaitingQuantity({ there: 1 })], true);
    expect(stands()).toEqual(['undecided', true]);
    expect(sendNext.calls).toHaveLength(0);
  });

  test('B-27, CHK-01: not for what waits of a list', () => {
    const { tell, stands } = start();
    tell([aWaitingListChange()], false);
    expect(stands()).toEqual(['offline', false]);
  });
});

test('ERR-04, B-27: a shop that is not reached is asked again after 3 s, 9 s and then every 10 s, and a network that comes back begins anew', async () => {
  const { clock, sendNext, tell, lose, restore, stands } = start();
  tell([aWaitingQuantity()], false);
  restore();
  const misses = async (pause: number) => {
    const calls = sendNext.calls.length;
    await sendNext.latest().fail(failed('network'));
    expect(stands()).toEqual(['awaitingRetry', true]);
    clock.increment(pause - 1);
    expect(sendNext.calls).toHaveLength(calls);
    clock.increment(1);
    expect(sendNext.calls).toHaveLength(calls + 1);
  };
  for (const pause of [3_000, 9_000, 10_000, 10_000]) await misses(pause);
  await sendNext.latest().fail(failed('network'));
  lose();
  restore();
  await misses(3_000);
});
