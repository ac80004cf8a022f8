import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import type { PreparedCart } from '../../../contract/api/ordering/checkout.ts';
import type { amendmentActors } from '../../../machines/amendment/amendment.actors.ts';
import { amendmentLogic } from '../../../machines/amendment/amendment.logic.ts';
import {
  amendedOrder,
  amendedOrderId,
  hasAmendmentFailed,
  isAmendmentClosed,
  isAmendmentNotConfirmed,
  isAmendmentTold,
  isAmendmentUnknown,
  isAskingLeave,
} from '../../../machines/amendment/amendment.selectors.ts';
import { aCart, aCartItem, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { cartSummary } from '../cart-summary-cases.ts';

type Actors = ReturnType<typeof amendmentActors>;
type AmendmentStep = Step<typeof amendmentLogic, Actors>;
type Snapshot = AmendmentStep['after'];

const seenAt = Date.parse('2026-11-21T10:00:00Z');
const placed = anOrder({
  orderStatusId: 3,
  orderStatusDescr: 'ordinato',
  orderItems: [{ ...aCartItem(), orderItemId: 500, delivery: null, claim: null, sold: true }],
  transactionStatusId: 2,
  authorizedAmount: 60,
  paymentDueStatus: 'paid',
  paymentDueUntil: null,
  editable: true,
  editableUntil: '2026-11-21T11:00:00Z',
});
const changing = aCart({ cartStatusId: 7, modifyingOrderId: 900, cartItems: [aCartItem()] });
const prepared = (modifyingOrderId: number | null): PreparedCart => ({
  ...changing,
  cartStatusId: modifyingOrderId === null ? 2 : 7,
  modifyingOrderId,
  paymentTypes: [],
  prebilledAmount: 0,
});
const another = { ...cartSummary.amending, amendedOrderId: 901 };
const empty = { ...cartSummary.amending, hasLines: false };

const calls = [
  'amendOrder',
  'viewOrder',
  'prepareCart',
  'confirmChange',
  'findChangedOrder',
  'leaveAmendment',
] as const;
type Call = (typeof calls)[number];

const timedOut = (step: AmendmentStep, call: Call): boolean =>
  (step.elapsed('answerTimeout') || step.elapsed('buyTimeout')) && step.wasInFlight(call) > 0;
const isInterruption = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));
const isInterrupted = (step: AmendmentStep): boolean =>
  (['viewOrder', 'prepareCart', 'confirmChange', 'leaveAmendment'] as const).some((call) =>
    isInterruption(step.failed(call)?.error),
  );
const isAway = (snapshot: Snapshot): boolean => snapshot.matches('away');
const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches('awaitingSession');
const isOver = (step: AmendmentStep): boolean => step.sent('cart.changed')?.summary.amendedOrderId === null;
/** No call that writes is on its way. */
const hears = (snapshot: Snapshot): boolean => snapshot.matches('open');
const isRefusedToChange = (error: unknown): boolean => isRefusedWith(error, 'order.notEditable');

export const amendmentModel = flowModel<typeof amendmentLogic, Actors>({
  name: 'amendment',
  machine: amendmentLogic,
  starts: [{ says: 'nothing is known of the cart' }],
  cases: {
    'amendment.begin': [says('an order is to be changed', { orderId: 900 })],
    'amendment.confirm': [says('the changes are confirmed', { key: 'key-1' })],
    'amendment.leave': [
      says('the changes are to be dropped', { isChanged: true }),
      says('it is left with nothing changed', { isChanged: false }),
    ],
    'leave.confirm': [says('yes is answered')],
    'leave.dismiss': [says('no is answered')],
    'additions.keep': [says('what was added is wanted', { items: [{ productId: 11, quantity: 2 }] })],
    'amendment.reload': [says('the order is asked for again')],
    'outcome.check': [says('what became of it is asked for')],
    'cart.changed': [
      says('the cart amends the order', { summary: cartSummary.amending }),
      says('the cart amends the order and is empty', { summary: empty }),
      says('the cart amends another order', { summary: another }),
      says('the cart amends none', { summary: cartSummary.ready }),
    ],
    'order.cancelled': [
      says('the order was cancelled', { orderId: 900 }),
      says('another order was cancelled', { orderId: 902 }),
    ],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session expired', { reason: 'expired' as const }),
      says('the shopper logged out', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    amendOrder: {
      done: [says('the order is in the cart', anAnswer(changing))],
      failed: [
        refuses('the change', 'order.notEditable'),
        ...fails('the change', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    viewOrder: {
      done: [
        says('the order can be changed', { order: placed, seenAt }),
        says('the order is being prepared', {
          order: { ...placed, orderStatusId: 4, orderStatusDescr: 'in preparazione', editable: false },
          seenAt,
        }),
      ],
      failed: fails('the order', 'sessionExpired', 'serviceDown', 'network', 'notFound'),
    },
    prepareCart: {
      done: [
        says('the cart is locked', { ...anAnswer(changing), cart: prepared(900) }),
        says('another cart was locked', { ...anAnswer(changing), cart: prepared(null) }),
      ],
      failed: [
        refuses('the cart', 'checkout.minOrder'),
        refuses('the change', 'order.notEditable'),
        ...fails('the cart', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    confirmChange: {
      done: [
        says('the order is changed', { orderId: 900, redirectUrl: null }),
        says('the bank asks for more', { orderId: 900, redirectUrl: 'https://banca.example/1' }),
      ],
      failed: [
        refuses('the confirmation', 'checkout.priceChanged'),
        refuses('the confirmation', 'order.notEditable'),
        refuses('the confirmation', 'checkout.alreadyOrdered'),
        ...fails('the confirmation', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    findChangedOrder: {
      done: [
        says('the order was changed', { orderId: 900, redirectUrl: null }),
        says('the order was not changed', null),
      ],
      failed: fails('the question', 'sessionExpired', 'serviceDown', 'network'),
    },
    leaveAmendment: {
      done: [says('the cart of before is back', anAnswer(aCart()))],
      failed: fails('the leaving', 'sessionExpired', 'serviceDown', 'network'),
    },
  },
  writes: ['amendOrder', 'prepareCart', 'confirmChange', 'leaveAmendment'],
  facts: ['session.closed', 'cart.changed'],
  project: (amendment) => ({
    order: amendment.context.seen !== null,
    isAnother: amendment.context.orderId === 901,
    isSent: amendment.context.cartId !== null,
    wants: amendment.context.wanted.length > 0,
  }),
  rules: [
    {
      id: 'ORD-07',
      says: 'An order is put into the cart when that is asked for, once, this very order.',
      when: (step) =>
        step.calls('amendOrder').length > 0 || (step.sent('amendment.begin') !== null && isAway(step.before)),
      holds: (step) =>
        step.sent('amendment.begin') !== null &&
        step.calls('amendOrder').length === 1 &&
        step.calls('amendOrder')[0]?.orderId === step.sent('amendment.begin')?.orderId,
    },
    {
      id: 'ORD-07',
      says: 'With the order in the cart the cart is handed on, the shopper led there, and the order asked for.',
      when: (step) => step.done('amendOrder') !== null || step.emitted('amendment.begun').length > 0,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer === step.done('amendOrder')?.output &&
        step.emitted('amendment.begun')[0]?.orderId === amendedOrderId(step.before) &&
        step.emitted('amendment.begun')[0]?.hadLines === step.before.context.hasLines &&
        step.calls('viewOrder').length === 1,
    },
    {
      id: 'ORD-06',
      says: 'An order that cannot be changed any more says why; order and cart are asked for.',
      when: (step) => step.failed('amendOrder') !== null || timedOut(step, 'amendOrder'),
      holds: (step) =>
        step.emitted('failure.raised')[0]?.operation === 'amendOrder' &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.emitted('order.outdated').length === (step.failed('amendOrder') === null ? 0 : 1) &&
        isAway(step.after),
    },
    {
      id: 'ORD-09',
      says: 'A cart that amends an order is told on every page, wherever it comes from.',
      when: (step) =>
        (step.sent('cart.changed')?.summary.amendedOrderId ?? null) !== null &&
        (isAway(step.before) || hears(step.before)),
      holds: (step) =>
        isAmendmentTold(step.after) &&
        amendedOrderId(step.after) === step.sent('cart.changed')?.summary.amendedOrderId,
    },
    {
      id: 'ORD-09',
      says: 'An order that comes is shown as it was.',
      when: (step) => step.done('viewOrder') !== null,
      holds: (step) =>
        amendedOrder(step.after) === step.done('viewOrder')?.output.order && isAmendmentTold(step.after),
    },
    {
      id: 'ORD-06',
      says: 'Whether it can still be changed is what the shop says: past that there is only the way out.',
      when: (step) => step.done('viewOrder') !== null,
      holds: (step) => isAmendmentClosed(step.after) === (amendedOrder(step.after)?.editable === false),
    },
    {
      id: 'B-17',
      says: 'Pages that show an order that can be changed no more, and the cart, are asked for.',
      when: (step) => isAmendmentClosed(step.after) && step.done('viewOrder') !== null,
      holds: (step) =>
        step.emitted('order.outdated')[0]?.orderId === amendedOrderId(step.after) &&
        step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'B-17',
      says: 'At the cut-off, and where the order was cancelled, the shop is asked.',
      when: (step) =>
        step.elapsed('untilCutOff') ||
        (step.sent('order.cancelled')?.orderId === amendedOrderId(step.before) &&
          step.before.matches({ open: 'amending' })),
      holds: (step) =>
        step.calls('viewOrder').length === 1 && amendedOrder(step.after) === amendedOrder(step.before),
    },
    {
      id: 'B-17',
      says: 'The end of another order changes nothing.',
      when: (step) => step.sent('order.cancelled')?.orderId === 902,
      holds: (step) => step.calls('viewOrder').length === 0 && step.after.value === step.before.value,
    },
    {
      id: 'ORD-07',
      says: 'A confirmation saves what is typed and locks the cart.',
      when: (step) => step.sent('amendment.confirm') !== null && step.before.matches({ open: 'amending' }),
      holds: (step) => step.calls('prepareCart').length === 1 && step.emitted('lines.wanted').length === 1,
    },
    {
      id: 'B-17',
      says: 'Only a cart that changes this order is bought, once, paid as the order is.',
      when: (step) => step.calls('confirmChange').length > 0 || step.done('prepareCart') !== null,
      holds: (step, trail) => {
        const asked = trail.findLast((one) => one.sent('amendment.confirm') !== null);
        const isOfOrder =
          step.done('prepareCart') !== null &&
          step.done('prepareCart')?.output.cart.modifyingOrderId === amendedOrderId(step.before);
        return (
          step.calls('confirmChange').length === (isOfOrder ? 1 : 0) &&
          step
            .calls('confirmChange')
            .every(
              ({ key, paymentTypeId }) =>
                key === asked?.sent('amendment.confirm')?.key &&
                paymentTypeId === amendedOrder(step.before)?.paymentTypeId,
            ) &&
          step.emitted('cart.answered').length === 1
        );
      },
    },
    {
      id: 'B-17',
      says: 'A cart that was locked and changes another order, or none, is told of, and not bought.',
      when: (step) =>
        step.done('prepareCart') !== null &&
        step.done('prepareCart')?.output.cart.modifyingOrderId !== amendedOrderId(step.before),
      holds: (step) => isAway(step.after) && step.emitted('amendment.ended').length === 1,
    },
    {
      id: 'ORD-07',
      says: 'A changed order is told once, the cart asked for and the pages that show the order.',
      when: (step) =>
        step.emitted('amendment.confirmed').length > 0 ||
        step.done('confirmChange')?.output.redirectUrl === null ||
        (step.done('findChangedOrder')?.output ?? null) !== null,
      holds: (step) =>
        step.emitted('amendment.confirmed').length === 1 &&
        step.emitted('amendment.confirmed')[0]?.orderId === amendedOrderId(step.before) &&
        step.emitted('order.outdated').length === 1 &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.emitted('provider.requested').length === 0 &&
        isAway(step.after),
    },
    {
      id: 'CHK-29',
      says: 'Where the bank has to authorise more, it is gone to.',
      when: (step) => (step.done('confirmChange')?.output.redirectUrl ?? null) !== null,
      holds: (step) =>
        step.emitted('provider.requested')[0]?.url === step.done('confirmChange')?.output.redirectUrl &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.emitted('amendment.confirmed').length === 0 &&
        isAway(step.after),
    },
    {
      id: 'ORD-06',
      says: 'A confirmation that comes too late asks how the order stands, and the cart.',
      when: (step) =>
        isRefusedToChange(step.failed('prepareCart')?.error) ||
        isRefusedToChange(step.failed('confirmChange')?.error),
      holds: (step) =>
        step.calls('viewOrder').length === 1 && step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'CHK-08',
      says: 'Any other refusal says why, beside what was changed.',
      when: (step) =>
        isRefusedWith(step.failed('prepareCart')?.error, 'checkout.minOrder') ||
        failureOf(step.failed('prepareCart')?.error) === 'network' ||
        timedOut(step, 'prepareCart') ||
        isRefusedWith(step.failed('confirmChange')?.error, 'checkout.priceChanged'),
      holds: (step) =>
        step.after.matches({ open: 'amending' }) &&
        step.after.context.error !== null &&
        amendedOrder(step.after) !== null &&
        step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'CHK-10',
      says: 'After a confirmation of unknown outcome the shop is asked about this very cart, and nothing sent again.',
      when: (step) =>
        timedOut(step, 'confirmChange') ||
        failureOf(step.failed('confirmChange')?.error) === 'network' ||
        isRefusedWith(step.failed('confirmChange')?.error, 'checkout.alreadyOrdered'),
      holds: (step) =>
        step.calls('findChangedOrder')[0]?.cartId === step.before.context.cartId &&
        step.calls('confirmChange').length === 0,
    },
    {
      id: 'CHK-10',
      says: 'Where nothing came of it, that is told, and the order asked for.',
      when: (step) => step.done('findChangedOrder')?.output === null,
      holds: (step) =>
        isAmendmentNotConfirmed(step.after) &&
        step.after.context.error === null &&
        step.calls('viewOrder').length === 1 &&
        step.emitted('cart.outcomeUnknown').length === 1,
    },
    {
      id: 'CHK-10',
      says: 'Where nobody says what came of it, it can be asked for again, and is when it can be.',
      when: (step) => step.failed('findChangedOrder') !== null || timedOut(step, 'findChangedOrder'),
      holds: (step) =>
        isAmendmentUnknown(step.after) &&
        (step.after.context.error?.failure === 'timeout') === (step.failed('findChangedOrder') === null),
    },
    {
      id: 'CHK-10',
      says: 'What is not known is asked for again.',
      when: (step) =>
        isAmendmentUnknown(step.before) &&
        (step.sent('outcome.check') ?? step.sent('service.resumed') ?? step.sent('session.opened')) !== null,
      holds: (step) => step.calls('findChangedOrder').length === 1,
    },
    {
      id: 'ORD-09',
      says: 'Leaving asks first where something was changed, and only there.',
      when: (step) => step.sent('amendment.leave') !== null && step.before.matches({ open: 'amending' }),
      holds: (step) => {
        const isChanged = step.sent('amendment.leave')?.isChanged === true;
        return (
          isAskingLeave(step.after) === isChanged &&
          step.calls('leaveAmendment').length === (isChanged ? 0 : 1)
        );
      },
    },
    {
      id: 'SHELL-13',
      says: 'No changes nothing.',
      when: (step) => step.sent('leave.dismiss') !== null && isAskingLeave(step.before),
      holds: (step) =>
        step.after.matches({ open: 'amending' }) &&
        step.calls('leaveAmendment').length === 0 &&
        amendedOrder(step.after) === amendedOrder(step.before),
    },
    {
      id: 'ORD-08',
      says: 'The order is left once, this very one, when the shopper says so.',
      when: (step) =>
        step.calls('leaveAmendment').length > 0 ||
        (step.sent('leave.confirm') !== null && isAskingLeave(step.before)) ||
        (step.sent('amendment.leave') !== null &&
          (isAmendmentClosed(step.before) || hasAmendmentFailed(step.before))) ||
        (step.sent('additions.keep') !== null && isAmendmentClosed(step.before)),
      holds: (step) =>
        (step.sent('leave.confirm') ?? step.sent('amendment.leave') ?? step.sent('additions.keep')) !==
          null &&
        step.calls('leaveAmendment').length === 1 &&
        step.calls('leaveAmendment')[0]?.orderId === amendedOrderId(step.before),
    },
    {
      id: 'ORD-08',
      says: 'With the amendment left the cart of before is handed on, and the order told to be as it was.',
      when: (step) => step.done('leaveAmendment') !== null || step.emitted('amendment.left').length > 0,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer === step.done('leaveAmendment')?.output &&
        step.emitted('amendment.left')[0]?.orderId === amendedOrderId(step.before) &&
        isAway(step.after),
    },
    {
      id: 'B-17',
      says: 'What was added goes into the cart where that was asked for, and only there.',
      when: (step) => step.done('leaveAmendment') !== null,
      holds: (step) => {
        const { wanted } = step.before.context;
        const asked = step.emitted('additions.wanted');
        return wanted.length === 0 ? asked.length === 0 : asked.length === 1 && asked[0]?.items === wanted;
      },
    },
    {
      id: 'ERR-11',
      says: 'Leaving that fails says why; order and cart are asked for.',
      when: (step) =>
        timedOut(step, 'leaveAmendment') || failureOf(step.failed('leaveAmendment')?.error) === 'network',
      holds: (step) =>
        step.emitted('failure.raised')[0]?.operation === 'leaveAmendment' &&
        step.emitted('cart.outcomeUnknown').length === 1 &&
        step.calls('viewOrder').length === 1,
    },
    {
      id: 'B-17',
      says: 'An amendment that ended elsewhere is told of where its order was shown, and nothing is sent.',
      when: (step) => isOver(step) && hears(step.before),
      holds: (step) =>
        isAway(step.after) &&
        step.emitted('amendment.ended').length === (amendedOrder(step.before) === null ? 0 : 1) &&
        step.calls('leaveAmendment').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'An order that cannot be read says so and can be asked for again.',
      when: (step) => failureOf(step.failed('viewOrder')?.error) === 'network' || timedOut(step, 'viewOrder'),
      holds: (step) => hasAmendmentFailed(step.after) && step.after.context.error !== null,
    },
    {
      id: 'ERR-04',
      says: 'What is asked for again is asked for.',
      when: (step) =>
        (step.sent('amendment.reload') !== null &&
          (hasAmendmentFailed(step.before) || isAmendmentClosed(step.before))) ||
        (step.sent('service.resumed') !== null &&
          (hasAmendmentFailed(step.before) || step.before.matches({ open: 'amending' }))),
      holds: (step) => step.calls('viewOrder').length === 1,
    },
    {
      id: 'ERR-04',
      says: 'Why an order could not be read is said until something is done about it.',
      when: (step) =>
        hasAmendmentFailed(step.before) &&
        (step.sent('amendment.reload') ?? step.sent('service.resumed') ?? step.sent('amendment.leave')) !==
          null,
      holds: (step) => step.after.context.error === null,
    },
    {
      id: 'B-17',
      says: 'Whoever leaves without a word of what was added wants none of it.',
      when: (step) =>
        step.sent('amendment.leave') !== null && step.before.matches('open') && !isAskingLeave(step.before),
      holds: (step) => step.before.matches({ open: 'loading' }) || step.after.context.wanted.length === 0,
    },
    {
      id: 'ORD-17',
      says: 'An order that is not this shopper’s is told to nobody.',
      when: (step) =>
        failureOf(step.failed('viewOrder')?.error) === 'notFound' && amendedOrder(step.before) === null,
      holds: (step) => isAway(step.after) && step.emitted('amendment.ended').length === 0,
    },
    {
      id: 'SES-07',
      says: 'A call that meets a 419 or a service that is down waits without a word, and nothing is shown.',
      when: isInterrupted,
      holds: (step) =>
        isWaiting(step.after) &&
        amendedOrder(step.after) === null &&
        step.emitted('failure.raised').length === 0,
    },
    {
      id: 'SES-07',
      says: 'When they are back a confirmation that was sent is asked about; nothing is sent by itself.',
      when: (step) =>
        isWaiting(step.before) &&
        (step.sent('session.opened') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('findChangedOrder').length === (step.before.context.cartId === null ? 0 : 1) &&
        step.calls('confirmChange').length +
          step.calls('prepareCart').length +
          step.calls('leaveAmendment').length ===
          0,
    },
    {
      id: 'SES-08',
      says: 'With the session gone nothing of the order is kept on screen, and after a logout nothing at all.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        amendedOrder(step.after) === null &&
        !isAmendmentTold(step.after) &&
        (step.sent('session.closed')?.reason === 'expired' ||
          (isAway(step.after) && amendedOrderId(step.after) === null)),
    },
    {
      id: 'CHK-08',
      says: 'What came of the last confirmation is said until the next one.',
      when: (step) => step.before.matches({ open: 'amending' }) && step.after.matches({ open: 'amending' }),
      holds: (step) =>
        step.after.context.error === step.before.context.error &&
        isAmendmentNotConfirmed(step.after) === isAmendmentNotConfirmed(step.before),
    },
    {
      id: 'ORD-07',
      says: 'What the cart is, is heard in every state.',
      when: (step) => step.sent('cart.changed') !== null,
      holds: (step) =>
        step.after.context.inCart === step.sent('cart.changed')?.summary.amendedOrderId &&
        step.after.context.hasLines === step.sent('cart.changed')?.summary.hasLines,
    },
    {
      id: 'CHK-10',
      says: 'Nothing is left to be asked about where the order is open to changes, or closed to them.',
      when: (step) =>
        step.after.matches({ open: 'amending' }) || isAmendmentClosed(step.after) || isAway(step.after),
      holds: (step) => step.after.context.cartId === null,
    },
    offers({
      id: 'ORD-09',
      says: 'An order that is changed can be confirmed and left.',
      from: (snapshot: Snapshot) => snapshot.matches({ open: 'amending' }),
      via: ({ id }) => id === 'amendment.confirm',
      to: (after: Snapshot) => after.matches('preparing'),
    }),
    offers({
      id: 'B-17',
      says: 'The cut-off comes by itself.',
      from: (snapshot: Snapshot) => snapshot.matches({ open: 'amending' }),
      via: ({ kind, id }) => kind === 'elapsed' && id === 'untilCutOff',
      to: (after: Snapshot) => after.matches({ open: 'loading' }),
    }),
    offers({
      id: 'SHELL-13',
      says: 'The question can be answered with no.',
      from: isAskingLeave,
      via: ({ id }) => id === 'leave.dismiss',
    }),
    reaches({
      id: 'ORD-08',
      says: 'Every amendment can be left or ends.',
      from: isAmendmentTold,
      to: isAway,
    }),
    reaches({
      id: 'SES-07',
      says: 'What waits for a session can go on.',
      from: isWaiting,
      to: (snapshot: Snapshot) => snapshot.matches({ open: 'amending' }),
    }),
  ],
});
