import { failureOf } from '../../../contract/api/failure.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { paymentActors } from '../../../machines/payment/payment.actors.ts';
import type { paymentLogic } from '../../../machines/payment/payment.logic.ts';
import {
  canChangeMethod,
  canRetry,
  hasPaymentFailedToLoad,
  heldAmount,
  isChoosingMethod,
  isMethodWanted,
  isOrderMissing,
  isOrderPaid,
  isPaymentBusy,
  isPaymentExpired,
  isPaymentSignedOut,
  paidOrder,
  paymentAuths,
  paymentError,
} from '../../../machines/payment/payment.selectors.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Step } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';
import { choice } from './payment.terms.ts';

type PaymentStep = Step<typeof paymentLogic, ReturnType<typeof paymentActors>>;

type Payment = PaymentStep['after'];

const isPending = (payment: Payment): boolean => payment.matches('pending') || payment.matches('authorised');

const isClosed = ({ orderStatusId, paymentDueStatus }: Order): boolean =>
  orderStatusId === 10 || orderStatusId === 11 || paymentDueStatus === 'expired';

const isTaken = ({ transactionStatusId }: Order): boolean =>
  transactionStatusId === 2 || transactionStatusId === 3;

/** Whether the order may be sent to payment once more (RULE-PAYMENT-1 with decision 006). */
const isPayable = (order: Order): boolean =>
  !isClosed(order) && !isTaken(order) && ['pending', 'expiring'].includes(order.paymentDueStatus);

const isInProgress = (order: Order | null): boolean => order?.transactionStatusId === 1;

const attempts = ['payOrder', 'changeMethod'] as const;

const isAttempt = (step: PaymentStep): boolean => attempts.some((call) => step.calls(call).length > 0);

const inFlight = (step: PaymentStep): number => step.inFlight('payOrder') + step.inFlight('changeMethod');

const isInterrupted = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));

const timedOut = (step: PaymentStep, call: (typeof attempts)[number]): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

/** Something came of a choice without the provider, or the shopper put it away. */
const endsWish = (step: PaymentStep): boolean =>
  (isChoosingMethod(step.before) && step.sent('payment.retry') !== null && !isPaymentBusy(step.before)) ||
  (isInProgress(paidOrder(step.before)) &&
    step.sent('method.dismiss') !== null &&
    isChoosingMethod(step.before) &&
    !isPaymentBusy(step.before)) ||
  step.done('changeMethod')?.output.redirectUrl === null ||
  step.failed('changeMethod') !== null ||
  timedOut(step, 'changeMethod');

/** The order as the server told it last; null after the session was lost. */
const known = (trail: readonly PaymentStep[]): Order | null =>
  trail.reduce<Order | null>(
    (order, step) => step.done('viewOrder')?.output ?? (step.sent('session.closed') === null ? order : null),
    null,
  );

const isSettled = (payment: Payment): boolean => payment.hasTag('settled') && !isPaymentBusy(payment);

/** Stored cards or the amount held were asked for, and the step is about their answer alone. */
const isAsked = (step: PaymentStep): boolean =>
  (['listAuths', 'viewHeldAmount'] as const).some(
    (call) =>
      step.done(call) !== null ||
      step.failed(call) !== null ||
      (step.elapsed('answerTimeout') && step.wasInFlight(call) > 0),
  );

/** What must hold of the flow, whatever its chart says. */
export const paymentRules: readonly Rule<PaymentStep>[] = [
  {
    id: 'RULE-PAYMENT-1',
    says: 'An attempt is made only for an order that is due, with nothing authorised or confirmed.',
    when: isAttempt,
    holds: (_, trail) => {
      const order = known(trail);
      return order !== null && isPayable(order);
    },
  },
  {
    id: 'RULE-PAYMENT-1',
    says: 'Retry and another method are offered exactly for such an order.',
    when: ({ after }) => isSettled(after),
    holds: ({ after }, trail) => {
      const order = known(trail);
      const isOffered = order !== null && isPayable(order);
      return canRetry(after) === isOffered && canChangeMethod(after) === isOffered;
    },
  },
  {
    id: 'CHK-21',
    says: 'Who came to pay, or whose payment failed, is asked how at once; a bank that is awaited is waited for.',
    when: (step, trail) => step.done('viewOrder') !== null && isPayable(known(trail) ?? anOrder()),
    holds: (step, trail) => {
      const isWanted = trail[0]?.before.context.wanted === 'method' && !trail.some(endsWish);
      return isChoosingMethod(step.after) === (isWanted || !isInProgress(known(trail)));
    },
  },
  {
    id: 'CHK-21',
    says: 'What the shopper came for is over with what comes of the choice, or its end.',
    when: endsWish,
    holds: ({ after }) => !isMethodWanted(after),
  },
  {
    id: 'RULE-PAYMENT-2',
    says: 'Two attempts are never in flight together.',
    when: (step) => inFlight(step) > 0,
    holds: (step) => inFlight(step) === 1 && !canRetry(step.after) && !canChangeMethod(step.after),
  },
  {
    id: 'RULE-PAYMENT-3',
    says: 'An order the bank has taken is shown as on its way, and never sent to payment.',
    when: (step, trail) =>
      step.done('viewOrder') !== null &&
      isTaken(known(trail) ?? anOrder()) &&
      !isClosed(known(trail) ?? anOrder()),
    holds: ({ after }) => !canRetry(after) && (isOrderPaid(after) || isPending(after)),
  },
  {
    id: 'RULE-PAYMENT-4',
    says: 'An order shows as paid exactly when the server last said paid, and not cancelled.',
    when: (step) => step.done('viewOrder') !== null || isOrderPaid(step.after),
    holds: ({ after }, trail) => {
      const order = known(trail);
      return isOrderPaid(after) === (order?.paymentDueStatus === 'paid' && !isClosed(order));
    },
  },
  {
    id: 'CHK-24',
    says: 'That an order is paid, or can be paid no more, is told once each time it is found so.',
    when: (step, trail) =>
      step.emitted('payment.settled').length > 0 ||
      (step.done('viewOrder') !== null && (isOrderPaid(step.after) || isClosed(known(trail) ?? anOrder()))),
    holds: (step, trail) =>
      step.emitted('payment.settled').length === 1 &&
      step.emitted('payment.settled')[0]?.orderId === step.after.context.orderId &&
      (isOrderPaid(step.after) || isClosed(known(trail) ?? anOrder())),
  },
  {
    id: 'RULE-PAYMENT-4',
    says: 'Whatever is shown of an order is what the server told last.',
    when: ({ after }) => after.status === 'active' && paidOrder(after) !== null,
    holds: ({ after }, trail) => paidOrder(after) === known(trail),
  },
  {
    id: 'RULE-PAYMENT-5',
    says: 'Arriving at the page, or coming back to it, only asks.',
    when: (step) =>
      step.isStart || step.sent('session.opened') !== null || step.sent('service.resumed') !== null,
    holds: (step) => !isAttempt(step),
  },
  {
    id: 'RULE-PAYMENT-5',
    says: 'An attempt is made only when the shopper asks for it, for this order, with its key and choice.',
    when: isAttempt,
    holds: (step) => {
      const [retried] = step.calls('payOrder');
      const [changed] = step.calls('changeMethod');
      return retried === undefined
        ? changed?.orderId === step.after.context.orderId &&
            changed.key === step.sent('method.choose')?.key &&
            changed.choice === choice
        : retried.orderId === step.after.context.orderId &&
            retried.key === step.sent('payment.retry')?.key &&
            changed === undefined;
    },
  },
  {
    id: 'RULE-PAYMENT-6',
    says: 'A failed attempt leaves the order suspended with retry offered.',
    when: (step) =>
      step.done('viewOrder') !== null &&
      !isMethodWanted(step.before) &&
      [0, 4, 5].includes(step.done('viewOrder')?.output.transactionStatusId ?? 1) &&
      isPayable(step.done('viewOrder')?.output ?? anOrder()),
    holds: ({ after }) =>
      canRetry(after) && canChangeMethod(after) && !isPending(after) && !isPaymentExpired(after),
  },
  {
    id: 'RULE-PAYMENT-6',
    says: 'An order whose time is over, or that is cancelled, offers no retry.',
    when: (step) => step.done('viewOrder') !== null && isClosed(step.done('viewOrder')?.output ?? anOrder()),
    holds: ({ after }) => isPaymentExpired(after) && !canRetry(after) && !canChangeMethod(after),
  },
  {
    id: 'CHK-23',
    says: 'A payment in progress shows as pending, and can be tried again.',
    when: (step) => step.done('viewOrder')?.output.transactionStatusId === 1 && !isMethodWanted(step.before),
    holds: ({ after }) => isPending(after) && canRetry(after),
  },
  {
    id: 'RULE-PAYMENT-7',
    says: 'While an attempt is on its way nothing is asked and nobody is sent away.',
    when: (step) => inFlight(step) > 0,
    holds: (step) => step.calls('viewOrder').length === 0 && step.emitted('provider.requested').length === 0,
  },
  {
    id: 'RULE-PAYMENT-8',
    says: 'An attempt keeps the order that is shown.',
    when: (step) => inFlight(step) > 0,
    holds: (step) =>
      paidOrder(step.after)?.orderId === step.after.context.orderId &&
      paidOrder(step.after) === paidOrder(step.before),
  },
  {
    id: 'CHK-29',
    says: 'An attempt that needs the provider leads there, and nowhere else.',
    when: (step) =>
      step.done('payOrder') !== null || (step.done('changeMethod')?.output.redirectUrl ?? null) !== null,
    holds: (step) =>
      step.after.status === 'done' &&
      step.emitted('provider.requested')[0]?.url ===
        (step.done('payOrder') ?? step.done('changeMethod'))?.output.redirectUrl,
  },
  {
    id: 'RULE-PAYMENT-4',
    says: 'Nobody is sent to the provider for any other reason.',
    when: (step) => step.emitted('provider.requested').length > 0,
    holds: (step) => step.done('payOrder') !== null || step.done('changeMethod') !== null,
  },
  {
    id: 'CHK-21',
    says: 'A method that is changed without a provider asks for the order again, and leads to its page.',
    when: (step) => step.done('changeMethod')?.output.redirectUrl === null,
    holds: (step) =>
      step.calls('viewOrder').length === 1 &&
      step.emitted('paymentMethod.changed')[0]?.orderId === step.after.context.orderId,
  },
  {
    id: 'CHK-19',
    says: 'An attempt that fails shows why and asks for the order before another one.',
    when: (step) =>
      attempts.some(
        (call) =>
          (step.failed(call) !== null && !isInterrupted(step.failed(call)?.error)) || timedOut(step, call),
      ),
    holds: (step) => step.calls('viewOrder').length === 1 && paymentError(step.after) !== null,
  },
  {
    id: 'CHK-19',
    says: 'Its reason is still there when the order comes, and gone when another attempt is made or the order asked for.',
    when: (step) => step.done('viewOrder') !== null || isAttempt(step) || step.sent('order.reload') !== null,
    holds: (step) =>
      step.done('viewOrder') !== null
        ? paymentError(step.after) === paymentError(step.before)
        : !isPaymentBusy(step.after) || isPaymentBusy(step.before) || paymentError(step.after) === null,
  },
  {
    id: 'SES-07',
    says: 'An attempt that meets a 419 or a service that is down is not made again by itself: the order is asked for.',
    when: (step) => attempts.some((call) => isInterrupted(step.failed(call)?.error)),
    holds: (step) =>
      step.calls('viewOrder').length === 1 &&
      !isAttempt(step) &&
      paymentError(step.after) === paymentError(step.before),
  },
  {
    id: 'B-40',
    says: 'An order that failed to load is asked for again when session or service are back.',
    when: (step) =>
      (step.sent('session.opened') !== null || step.sent('service.resumed') !== null) &&
      step.before.matches('failed'),
    holds: (step) =>
      step.calls('viewOrder').length === 1 &&
      step.calls('viewOrder')[0]?.orderId === step.after.context.orderId &&
      paymentError(step.after) === null,
  },
  {
    id: 'SES-14',
    says: 'A login that is dismissed is no failure of the order: it may be asked for again.',
    when: (step) => failureOf(step.failed('viewOrder')?.error) === 'dismissed',
    holds: ({ after }) => isPaymentSignedOut(after) && !hasPaymentFailedToLoad(after),
  },
  {
    id: 'CHK-13',
    says: 'Where the ways to pay are offered, stored cards are asked for, of the types that are paid online.',
    when: (step) =>
      step.calls('listAuths').length > 0 || (!isChoosingMethod(step.before) && isChoosingMethod(step.after)),
    holds: (step) =>
      (step.sent('method.change') !== null || step.done('viewOrder') !== null) &&
      JSON.stringify(step.calls('listAuths')) ===
        JSON.stringify(
          step.before.context.onlineTypes.length === 0
            ? []
            : [{ paymentTypeIds: step.before.context.onlineTypes }],
        ),
  },
  {
    id: 'CHK-14',
    says: 'After them, whether they came or not, it is asked what is held, for this order and an online type.',
    when: (step) =>
      step.calls('viewHeldAmount').length > 0 ||
      (step.wasInFlight('listAuths') > 0 && step.inFlight('listAuths') === 0 && isAsked(step)),
    holds: (step) =>
      isAsked(step) &&
      JSON.stringify(step.calls('viewHeldAmount')) ===
        JSON.stringify([
          { orderId: step.before.context.orderId, paymentTypeId: step.before.context.onlineTypes[0] },
        ]),
  },
  {
    id: 'CHK-21',
    says: 'What comes of both is shown; what does not come leaves what was known, without a word.',
    when: (step) =>
      (step.wasInFlight('listAuths') > 0 && step.inFlight('listAuths') === 0 && isAsked(step)) ||
      (step.wasInFlight('viewHeldAmount') > 0 && step.inFlight('viewHeldAmount') === 0 && isAsked(step)),
    holds: (step) =>
      isChoosingMethod(step.after) &&
      paymentAuths(step.after) === (step.done('listAuths')?.output ?? paymentAuths(step.before)) &&
      heldAmount(step.after) === (step.done('viewHeldAmount')?.output ?? heldAmount(step.before)) &&
      paymentError(step.after) === paymentError(step.before),
  },
  {
    id: 'SES-08',
    says: 'With the session gone nothing of the order is kept.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      paidOrder(step.after) === null &&
      paymentAuths(step.after).length === 0 &&
      heldAmount(step.after) === null &&
      inFlight(step) === 0 &&
      isPaymentSignedOut(step.after),
  },
  {
    id: 'CHK-27',
    says: 'An order that is not the shopper’s is as one that does not exist.',
    when: (step) => failureOf(step.failed('viewOrder')?.error) === 'notFound',
    holds: ({ after }) => isOrderMissing(after) && !canRetry(after),
  },
  {
    id: 'ERR-04',
    says: 'An order that cannot be loaded says so and can be asked for again.',
    when: (step) => ['network', 'timeout'].includes(failureOf(step.failed('viewOrder')?.error)),
    holds: ({ after }) => hasPaymentFailedToLoad(after) && paymentError(after) !== null,
  },
  {
    id: 'RULE-PAYMENT-9',
    says: 'A payment that is not decided is asked about again by itself.',
    when: (step) => step.elapsed('pendingPause'),
    holds: (step) => step.calls('viewOrder').length === 1 && !isAttempt(step),
  },
  {
    id: 'CHK-21',
    says: 'The ways to pay are offered before one is sent; closing them changes nothing, and leads to a bank that is awaited.',
    when: (step) =>
      (step.sent('method.change') !== null && canChangeMethod(step.before)) ||
      (step.sent('method.dismiss') !== null && isChoosingMethod(step.before) && !isPaymentBusy(step.before)),
    holds: (step) =>
      !isAttempt(step) &&
      (step.sent('method.change') !== null
        ? isChoosingMethod(step.after)
        : canRetry(step.after) && isChoosingMethod(step.after) !== isInProgress(paidOrder(step.before))),
  },
  {
    id: 'CHK-21',
    says: 'A retry or a chosen method is sent at once.',
    when: (step) =>
      (step.sent('payment.retry') !== null && canRetry(step.before)) ||
      (step.sent('method.choose') !== null && isChoosingMethod(step.before) && !isPaymentBusy(step.before)),
    holds: (step) =>
      step.calls(step.sent('payment.retry') === null ? 'changeMethod' : 'payOrder').length === 1,
  },
  reaches({
    id: 'RULE-PAYMENT-9',
    says: 'Every attempt ends in paid, pending, failed or expired, also when nobody comes back from the provider.',
    from: isPaymentBusy,
    to: isOrderPaid,
  }),
  reaches({
    id: 'RULE-PAYMENT-9',
    says: 'An undecided payment comes to its end by time alone.',
    from: isPending,
    to: (payment) => isPaymentExpired(payment) || isOrderPaid(payment),
  }),
  offers({
    id: 'RULE-PAYMENT-9',
    says: 'While a payment is pending a timer runs.',
    from: isPending,
    via: ({ kind }) => kind === 'elapsed',
    to: isPaymentBusy,
  }),
  offers({
    id: 'CHK-26',
    says: 'An order that is not paid yet can be asked for again.',
    from: (payment: Payment) => isSettled(payment) && !isOrderPaid(payment) && !isPaymentExpired(payment),
    via: ({ id }) => id === 'order.reload',
    to: isPaymentBusy,
  }),
  offers({
    id: 'CHK-19',
    says: 'A page that could not be loaded can be loaded again.',
    from: (payment: Payment) => payment.matches('failed'),
    via: ({ id }) => id === 'order.reload',
    to: isPaymentBusy,
  }),
  offers({
    id: 'SES-07',
    says: 'A login loads the page that could not be loaded.',
    from: (payment: Payment) => payment.matches('failed'),
    via: ({ id }) => id === 'session.opened',
    to: isPaymentBusy,
  }),
];
