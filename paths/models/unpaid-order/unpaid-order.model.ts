import type { unpaidOrderActors } from '../../../machines/unpaid-order/unpaid-order.actors.ts';
import { unpaidOrderMachine } from '../../../machines/unpaid-order/unpaid-order.machine.ts';
import { isOrderReturning, unpaidOrder } from '../../../machines/unpaid-order/unpaid-order.selectors.ts';
import type { UnpaidOrder } from '../../../machines/unpaid-order/unpaid-order.types.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, refuses, says } from '../../kit/cases.ts';

type Actors = ReturnType<typeof unpaidOrderActors>;
type UnpaidStep = Step<typeof unpaidOrderMachine, Actors>;
type Snapshot = UnpaidStep['after'];

const foundAt = Date.parse('2026-11-21T10:00:00Z');
const order: UnpaidOrder = { orderId: 900, totalPrice: 54.9, dueUntil: foundAt + 3_600_000, foundAt };
const timedOut = (step: UnpaidStep, call: keyof Actors): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
const asks = (step: UnpaidStep): boolean => step.calls('findUnpaidOrder').length === 1;
/** The order that ended by what was heard of; null where nothing was. */
const ended = (step: UnpaidStep): number | null =>
  (step.sent('order.cancelled') ?? step.sent('paymentMethod.changed') ?? step.sent('payment.settled'))
    ?.orderId ?? null;

const ends = [says('the order that waits', { orderId: 900 }), says('another order', { orderId: 901 })];

export const unpaidOrderModel = flowModel<typeof unpaidOrderMachine, Actors>({
  name: 'unpaid-order',
  machine: unpaidOrderMachine,
  starts: [{ says: 'the shop is opened' }],
  cases: {
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
    'route.entered': [says('another page is entered')],
    'order.placed': [says('an order was made')],
    'order.cancelled': ends.map((one) => ({ ...one, says: `${one.says} was cancelled` })),
    'paymentMethod.changed': ends.map((one) => ({ ...one, says: `${one.says} is paid otherwise` })),
    'payment.settled': ends.map((one) => ({ ...one, says: `${one.says} is paid, or can be no more` })),
    'order.return': [says('the goods are wanted back')],
  },
  answers: {
    findUnpaidOrder: {
      done: [says('an order waits for an hour', order), says('no order waits', null)],
      failed: fails('the question', 'sessionExpired', 'serviceDown', 'network'),
    },
    returnOrder: {
      done: [
        says('everything is in the cart', []),
        says('the slot is gone', [
          { text: 'La fascia oraria non è più libera.', code: 'order.notReturned', field: null },
        ]),
      ],
      failed: [
        refuses('the return', 'order.notDeletable'),
        ...fails('the return', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['returnOrder'],
  facts: ['session.closed'],
  project: ({ context }) => ({ isKnown: context.order !== null }),
  rules: [
    {
      id: 'CHK-26',
      says: 'Every login asks for an order that waits.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('away'),
      holds: asks,
    },
    {
      id: 'CHK-20',
      says: 'An order that is found is shown; where none is, none is.',
      when: (step) => step.done('findUnpaidOrder') !== null,
      holds: (step) => unpaidOrder(step.after) === step.done('findUnpaidOrder')?.output,
    },
    {
      id: 'ERR-03',
      says: 'A question that fails says nothing and changes nothing that is shown.',
      when: (step) => step.failed('findUnpaidOrder') !== null || timedOut(step, 'findUnpaidOrder'),
      holds: (step) =>
        unpaidOrder(step.after) === unpaidOrder(step.before) && step.emitted('failure.raised').length === 0,
    },
    {
      id: 'CHK-19',
      says: 'After every order that is made the shop is asked.',
      when: (step) =>
        step.sent('order.placed') !== null && !step.before.matches('away') && !isOrderReturning(step.before),
      holds: asks,
    },
    {
      id: 'CHK-24',
      says: 'An order that is paid, cancelled or paid otherwise is shown no more.',
      when: (step) => ended(step) === 900 && step.before.matches('awaitingPayment'),
      holds: (step) => unpaidOrder(step.after) === null && step.calls('findUnpaidOrder').length === 0,
    },
    {
      id: 'CHK-24',
      says: 'An end that is heard of while the shop is asked makes the question anew; another order stays shown.',
      when: (step) => ended(step) !== null && step.before.matches('asking'),
      holds: (step) => {
        const shown = unpaidOrder(step.before);
        const stays = shown !== null && shown.orderId !== ended(step);
        return (
          asks(step) &&
          unpaidOrder(step.after) === (stays ? shown : null) &&
          step.inFlight('findUnpaidOrder') === 1
        );
      },
    },
    {
      id: 'CHK-20',
      says: 'The end of another order changes nothing.',
      when: (step) => ended(step) === 901 && step.before.matches('awaitingPayment'),
      holds: (step) => unpaidOrder(step.after) === unpaidOrder(step.before) && !asks(step),
    },
    {
      id: 'CHK-20',
      says: 'At its term, and on every page, the shop is asked, and the order shown meanwhile.',
      when: (step) =>
        step.elapsed('untilDue') ||
        (step.before.matches('awaitingPayment') &&
          (step.sent('route.entered') !== null ||
            step.sent('service.resumed') !== null ||
            step.sent('session.opened') !== null)),
      holds: (step) => asks(step) && unpaidOrder(step.after) === unpaidOrder(step.before),
    },
    {
      id: 'ERR-13',
      says: 'When the service is back an order is looked for.',
      when: (step) => step.sent('service.resumed') !== null && step.before.matches('none'),
      holds: asks,
    },
    {
      id: 'CHK-20',
      says: 'An order is given back when that is asked for, once, this very order.',
      when: (step) =>
        step.calls('returnOrder').length > 0 ||
        (step.sent('order.return') !== null &&
          unpaidOrder(step.before) !== null &&
          !isOrderReturning(step.before)),
      holds: (step) =>
        step.sent('order.return') !== null &&
        step.calls('returnOrder').length === 1 &&
        step.calls('returnOrder')[0]?.orderId === unpaidOrder(step.before)?.orderId &&
        isOrderReturning(step.after),
    },
    {
      id: 'CHK-20',
      says: 'What came back, and what did not, is told once, and the cart is read again.',
      when: (step) => step.done('returnOrder') !== null || step.emitted('order.returned').length > 0,
      holds: (step) =>
        step.done('returnOrder') !== null &&
        step.emitted('order.returned')[0]?.orderId === unpaidOrder(step.before)?.orderId &&
        step.emitted('order.returned')[0]?.warnings === step.done('returnOrder')?.output &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        unpaidOrder(step.after) === null,
    },
    {
      id: 'ERR-11',
      says: 'A return that fails says why; order and cart are asked for.',
      when: (step) => step.failed('returnOrder') !== null || timedOut(step, 'returnOrder'),
      holds: (step) =>
        step.emitted('failure.raised').length === 1 &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        asks(step) &&
        unpaidOrder(step.after) === unpaidOrder(step.before),
    },
    {
      id: 'SES-08',
      says: 'With the session gone nothing of the order is kept.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        unpaidOrder(step.after) === null &&
        step.inFlight('findUnpaidOrder') === 0 &&
        step.calls('findUnpaidOrder').length === 0,
    },
    offers({
      id: 'CHK-26',
      says: 'A login is heard where no order waits, too.',
      from: (snapshot: Snapshot) => snapshot.matches('none'),
      via: ({ id }) => id === 'session.opened',
      to: (after: Snapshot) => after.matches('asking'),
    }),
    offers({
      id: 'CHK-20',
      says: 'The term of an order that is shown comes by itself.',
      from: (snapshot: Snapshot) => snapshot.matches('awaitingPayment'),
      via: ({ kind, id }) => kind === 'elapsed' && id === 'untilDue',
      to: (after: Snapshot) => after.matches('asking'),
    }),
    offers({
      id: 'CHK-20',
      says: 'An order that is shown can be given back.',
      from: (snapshot: Snapshot) => unpaidOrder(snapshot) !== null && !isOrderReturning(snapshot),
      via: ({ id }) => id === 'order.return',
      to: isOrderReturning,
    }),
    reaches({
      id: 'CHK-20',
      says: 'Every order that waits can come to an end.',
      from: (snapshot: Snapshot) => unpaidOrder(snapshot) !== null,
      to: (snapshot: Snapshot) => unpaidOrder(snapshot) === null,
    }),
  ],
});
