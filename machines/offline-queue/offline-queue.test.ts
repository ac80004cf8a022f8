import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { SentChange, WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import { aWaitingListChange, aWaitingQuantity } from '../../paths/fixtures/waiting-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
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
    sendNext,
    clock,
    tell: (changes: readonly WaitingChange[], isOnline: boolean) =>
      queue.send({ type: 'changes.told', changes, isOnline }),
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

test('B-27, ERR-04: a change that got lost is sent again after 1 s, then after three times as long, 10 s at most', async () => {
  const { sendNext, clock, tell, stands } = start();
  tell([aWaitingQuantity()], true);
  for (const pause of [1_000, 3_000, 9_000, 10_000, 10_000]) {
    await sendNext.latest().fail(new Error('lost'));
    clock.increment(pause - 1);
    expect(stands()).toEqual(['awaitingRetry', true]);
    clock.increment(1);
    expect(stands()).toEqual(['sending', true]);
  }
});
