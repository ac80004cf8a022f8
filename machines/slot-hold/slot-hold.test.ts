import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SlotHold } from '../cart/cart.types.ts';
import { slotHoldMachine, type SlotHoldEmitted } from './slot-hold.machine.ts';
import { heldUntil, isHoldExpired } from './slot-hold.selectors.ts';
import { held } from '../../tests/machines/held.ts';

const minutes = (count: number): number => count * 60_000;
const chosenAt = Date.parse('2026-11-21T10:00:00Z');

/** Two hours from the choice, as the cart said at that moment. */
const aHold = (given: Partial<SlotHold> = {}): SlotHold => ({
  dateIso: '2026-11-22',
  timeslotId: 5,
  holdUntil: chosenAt + minutes(120),
  learntAt: chosenAt,
  isExtended: false,
  ...given,
});

function start(hold: SlotHold | null = aHold()) {
  const clock = new SimulatedClock();
  const extend = held<CartAnswer, { hold: SlotHold | null }>();
  const actor = createActor(slotHoldMachine.provide({ actors: { extendHold: extend.logic } }), { clock });
  const emitted: SlotHoldEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  if (hold !== null) actor.send({ type: 'hold.changed', hold });
  return {
    actor,
    clock,
    emitted,
    /** A timer set by a timer starts at the end of a leap, so each wait is one. */
    passWhole: () => {
      clock.increment(minutes(110));
      clock.increment(minutes(10));
    },
    change: (given: Partial<SlotHold>) => actor.send({ type: 'hold.changed', hold: aHold(given) }),
    isExpired: () => isHoldExpired(actor.getSnapshot()),
    until: () => heldUntil(actor.getSnapshot()),
  };
}

describe('the two hours', () => {
  test('a changed hold is counted again, and a lost one ends the count without a notice', () => {
    const { actor, clock, passWhole, change, isExpired, until, emitted } = start();
    clock.increment(minutes(60));
    change({ learntAt: chosenAt + minutes(60), holdUntil: chosenAt + minutes(180), timeslotId: 6 });
    clock.increment(minutes(100));
    expect(isExpired()).toBe(false);
    actor.send({ type: 'hold.lost' });
    passWhole();
    expect([isExpired(), until(), emitted]).toEqual([false, null, []]);
  });
});
