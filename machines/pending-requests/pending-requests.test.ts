import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { pendingRequestsMachine } from './pending-requests.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(pendingRequestsMachine, { clock }).start();
  return {
    clock,
    begin: () => actor.send({ type: 'call.started' }),
    end: () => actor.send({ type: 'call.ended' }),
    pending: () => actor.getSnapshot().context.pendingRequests,
    isOverlaid: () => actor.getSnapshot().hasTag('busy'),
  };
}

describe('calls in flight', () => {
  test('SHELL-10: show after a moment, and until the last one has ended', () => {
    const { clock, begin, end, isOverlaid } = start();
    begin();
    clock.increment(249);
    expect(isOverlaid()).toBe(false);
    clock.increment(1);
    begin();
    end();
    expect(isOverlaid()).toBe(true);
    end();
    expect(isOverlaid()).toBe(false);
  });

  test('SHELL-10: quick ones pass unseen', () => {
    const { clock, begin, end, isOverlaid } = start();
    begin();
    clock.increment(200);
    end();
    clock.increment(1_000);
    expect(isOverlaid()).toBe(false);
  });

  test('RULE-APPLIFECYCLE-7: never fall below none', () => {
    const { begin, end, pending } = start();
    end();
    begin();
    begin();
    expect(pending()).toBe(2);
    end();
    end();
    end();
    expect(pending()).toBe(0);
  });
});
