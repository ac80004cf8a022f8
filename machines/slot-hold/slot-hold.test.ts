import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SlotHold } from '../cart/cart.types.ts';
import { slotHoldMachine, type SlotHoldEmitted } from './slot-hold.machine.ts';
import { canExtendHold, heldUntil, isHoldExpired } from './slot-hold.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

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
    extend,
    emitted,
    /** A timer set by a timer starts at the end of a leap, so each wait is one. */
    passWhole: () => {
      clock.increment(minutes(110));
      clock.increment(minutes(10));
    },
    change: (given: Partial<SlotHold>) => actor.send({ type: 'hold.changed', hold: aHold(given) }),
    more: () => actor.send({ type: 'hold.extend' }),
    canExtend: () => canExtendHold(actor.getSnapshot()),
    isExpired: () => isHoldExpired(actor.getSnapshot()),
    until: () => heldUntil(actor.getSnapshot()),
  };
}

const gone = [{ type: 'slot.expired' }, { type: 'cart.outcomeUnknown' }];

describe('the two hours', () => {
  test('B-16: more time is offered in the last ten minutes, and the place is gone at the end', () => {
    const { clock, canExtend, isExpired, until, emitted } = start();
    expect(until()).toBe(chosenAt + minutes(120));
    clock.increment(minutes(110) - 1);
    expect(canExtend()).toBe(false);
    clock.increment(1);
    expect(canExtend()).toBe(true);
    clock.increment(minutes(10) - 1);
    expect([isExpired(), emitted]).toEqual([false, []]);
    clock.increment(1);
    expect([isExpired(), canExtend(), emitted]).toEqual([true, false, gone]);
  });

  test('B-16: the time left is counted from the answer, not from the choice', () => {
    const { clock, canExtend, isExpired } = start(aHold({ learntAt: chosenAt + minutes(115) }));
    clock.increment(0);
    expect(canExtend()).toBe(true);
    clock.increment(minutes(5) - 1);
    expect(isExpired()).toBe(false);
    clock.increment(1);
    expect(isExpired()).toBe(true);
  });

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

  test('B-16: the end is told once, also when the cart still names the place afterwards', () => {
    const { clock, passWhole, change, emitted } = start();
    passWhole();
    for (let n = 0; n < 3; n += 1) {
      change({ learntAt: chosenAt + minutes(120) + n });
      clock.increment(1_000);
      clock.increment(1_000);
    }
    expect(emitted).toEqual(gone);
  });

  test('B-16: a place chosen after the end is held again', () => {
    const { passWhole, change, isExpired, until } = start();
    passWhole();
    expect(isExpired()).toBe(true);
    change({ learntAt: chosenAt + minutes(121), holdUntil: chosenAt + minutes(241), timeslotId: 7 });
    expect([isExpired(), until()]).toEqual([false, chosenAt + minutes(241)]);
  });
});

describe('more time', () => {
  const ending = () => {
    const slot = start();
    slot.clock.increment(minutes(112));
    return slot;
  };

  test('B-16: is not asked for before the last ten minutes', () => {
    const { extend, more } = start();
    more();
    expect(extend.calls).toHaveLength(0);
  });

  test('B-16: is asked for once, with the place that is held, and the cart tells the rest', async () => {
    const { extend, more, emitted } = ending();
    more();
    more();
    expect(extend.calls.map(({ input }) => input)).toEqual([{ hold: aHold() }]);
    const answer = anAnswer();
    await extend.latest().answer(answer);
    expect(emitted).toEqual([{ type: 'cart.answered', answer }]);
  });

  test('decision 013: is offered once only', () => {
    const { extend, clock, more, canExtend } = start(aHold({ isExtended: true }));
    clock.increment(minutes(112));
    more();
    expect([canExtend(), extend.calls]).toEqual([false, []]);
  });

  test('SLOT-10: refused, it says why, is not offered again, and the cart is asked how it stands', async () => {
    const { extend, more, canExtend, emitted } = ending();
    more();
    const error = refusal('timeslot.extendedOnce');
    await extend.latest().fail(error);
    expect(canExtend()).toBe(false);
    expect(emitted).toEqual([
      { type: 'failure.raised', operation: 'setTimeslot', error },
      { type: 'cart.outcomeUnknown' },
    ]);
  });

  test('a request nobody answers is given up, and the cart is asked', () => {
    const { extend, clock, more, canExtend, emitted } = ending();
    more();
    clock.increment(12_000);
    expect([canExtend(), extend.latest().signal.aborted, emitted]).toEqual([
      false,
      true,
      [{ type: 'cart.outcomeUnknown' }],
    ]);
  });

  test('B-16: another answer of the cart does not break off the request', async () => {
    const { extend, more, change, emitted } = ending();
    more();
    change({ learntAt: chosenAt + minutes(112) });
    expect(extend.latest().signal.aborted).toBe(false);
    const answer = anAnswer();
    await extend.latest().answer(answer);
    expect(emitted).toEqual([{ type: 'cart.answered', answer }]);
  });

  test('a place that is lost meanwhile ends the request', async () => {
    const { actor, extend, more, emitted } = ending();
    more();
    actor.send({ type: 'hold.lost' });
    await extend.latest().fail(failed('network'));
    expect([extend.latest().signal.aborted, emitted]).toEqual([true, []]);
  });
});
