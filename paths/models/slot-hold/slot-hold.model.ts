import type { slotHoldActors } from '../../../machines/slot-hold/slot-hold.actors.ts';
import { slotHoldMachine } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { canExtendHold, heldUntil, isHoldExpired } from '../../../machines/slot-hold/slot-hold.selectors.ts';
import type { SlotHold } from '../../../machines/cart/cart.types.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, refuses, says } from '../../kit/cases.ts';

type HoldStep = Step<typeof slotHoldMachine, ReturnType<typeof slotHoldActors>>;
type Hold = HoldStep['after'];

const now = Date.parse('2026-11-21T10:00:00Z');
const aHold = (minutes: number, isExtended = false): SlotHold => ({
  dateIso: '2026-11-22',
  timeslotId: 5,
  holdUntil: now + minutes * 60_000,
  learntAt: now,
  isExtended,
});
const isEnding = (hold: Hold): boolean => hold.matches('expiring');
const timedOut = (step: HoldStep): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight('extendHold') > 0;

export const slotHoldModel = flowModel<typeof slotHoldMachine, ReturnType<typeof slotHoldActors>>({
  name: 'slot-hold',
  machine: slotHoldMachine,
  starts: [{ says: 'no place is held' }],
  cases: {
    'hold.changed': [
      says('a place is held for two hours', { hold: aHold(120) }),
      says('a place is held for five minutes more', { hold: aHold(5) }),
      says('a place is held for two hours, extended once', { hold: aHold(120, true) }),
      says('a place whose time is over is heard of', { hold: aHold(-1) }),
    ],
    'hold.lost': [says('the cart has no place any more')],
    'hold.extend': [says('more time is asked for')],
  },
  answers: {
    extendHold: {
      done: [says('the place is held on', anAnswer(aCart()))],
      failed: [
        refuses('the extension', 'timeslot.extendedOnce'),
        ...fails('the extension', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['extendHold'],
  facts: ['hold.changed', 'hold.lost'],
  project: ({ context: { hold } }) => hold && { until: hold.holdUntil - now, isExtended: hold.isExtended },
  rules: [
    {
      id: 'B-16',
      says: 'The place that is shown is the one heard of last.',
      when: (step) => step.sent('hold.changed') !== null,
      holds: (step) => heldUntil(step.after) === step.sent('hold.changed')?.hold.holdUntil,
    },
    {
      id: 'B-16',
      says: 'A place that is lost is shown no more, and nothing is said.',
      when: (step) => step.sent('hold.lost') !== null,
      holds: (step) =>
        heldUntil(step.after) === null &&
        !canExtendHold(step.after) &&
        !isHoldExpired(step.after) &&
        step.emitted('slot.expired').length === 0,
    },
    {
      id: 'B-16',
      says: 'More time is offered in the last ten minutes, once.',
      when: ({ after }) => isEnding(after),
      holds: ({ after }) => canExtendHold(after) === (after.context.hold?.isExtended === false),
    },
    {
      id: 'B-16',
      says: 'Ten minutes before the end the offer comes.',
      when: (step) => step.elapsed('untilLastMinutes'),
      holds: (step) => isEnding(step.after) && step.emitted('slot.expired').length === 0,
    },
    {
      id: 'B-16',
      says: 'More time is asked for this very place, once, only while it is offered.',
      when: (step) =>
        step.calls('extendHold').length > 0 ||
        (step.sent('hold.extend') !== null && canExtendHold(step.before)),
      holds: (step) =>
        canExtendHold(step.before) &&
        step.calls('extendHold').length === 1 &&
        step.calls('extendHold')[0]?.hold === step.before.context.hold,
    },
    {
      id: 'RULE-TIMESLOTPICKER-2',
      says: 'A place extended already is not asked for again.',
      when: (step) =>
        step.sent('hold.extend') !== null && isEnding(step.before) && !canExtendHold(step.before),
      holds: (step) => step.calls('extendHold').length === 0 && isEnding(step.after),
    },
    {
      id: 'B-16',
      says: 'A place held on is shown as held, and its cart is handed on.',
      when: (step) => step.done('extendHold') !== null,
      holds: (step) =>
        step.after.matches('held') &&
        step.emitted('cart.answered')[0]?.answer === step.done('extendHold')?.output,
    },
    {
      id: 'SLOT-10',
      says: 'An extension that fails is not offered again; the cart is asked for.',
      when: (step) => step.failed('extendHold') !== null || timedOut(step),
      holds: (step) =>
        isEnding(step.after) &&
        !canExtendHold(step.after) &&
        step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'SLOT-10',
      says: 'An extension that fails says why.',
      when: (step) => step.failed('extendHold') !== null,
      holds: (step) => step.emitted('failure.raised').length === 1,
    },
    {
      id: 'B-16',
      says: 'When the time is over it is told once, and the cart is asked for.',
      when: (step) => step.elapsed('lastMinutes'),
      holds: (step) =>
        isHoldExpired(step.after) &&
        step.emitted('slot.expired').length === 1 &&
        step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'B-16',
      says: 'The end is told by time alone, and not again by a place whose time is over.',
      when: (step) => step.emitted('slot.expired').length > 0,
      holds: (step) => step.elapsed('lastMinutes'),
    },
    {
      id: 'B-16',
      says: 'After the end another place that is held counts; one whose time is over does not.',
      when: (step) => step.sent('hold.changed') !== null && isHoldExpired(step.before),
      holds: (step) => isHoldExpired(step.after) === (step.sent('hold.changed')?.hold.holdUntil ?? 0) < now,
    },
    {
      id: 'B-16',
      says: 'An answer of the cart does not break an extension off.',
      when: (step) => step.sent('hold.changed') !== null && step.wasInFlight('extendHold') > 0,
      holds: (step) => step.inFlight('extendHold') === 1 && step.calls('extendHold').length === 0,
    },
    offers({
      id: 'B-16',
      says: 'A place that is held comes to its end by time.',
      from: (hold) => hold.matches('held') || hold.matches('expiring'),
      via: ({ kind }) => kind === 'elapsed',
    }),
    reaches({
      id: 'B-16',
      says: 'Every hold ends.',
      from: (hold) => hold.matches('held'),
      to: isHoldExpired,
    }),
  ],
});
