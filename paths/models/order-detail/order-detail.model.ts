import { failureOf } from '../../../contract/api/failure.ts';
import type { orderDetailActors } from '../../../machines/order-detail/order-detail.actors.ts';
import { orderDetailLogic } from '../../../machines/order-detail/order-detail.logic.ts';
import {
  canCancelOrder,
  detailedOrder,
  hasOrderDetailFailed,
  isCancelling,
  isConfirmingCancel,
  isOrderDetailMissing,
  isOrderDetailSignedOut,
} from '../../../machines/order-detail/order-detail.selectors.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';

type DetailStep = Step<typeof orderDetailLogic, ReturnType<typeof orderDetailActors>>;
type Detail = DetailStep['after'];

const isInterrupted = (step: DetailStep): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(step.failed('cancelOrder')?.error));

export const orderDetailModel = flowModel<typeof orderDetailLogic, ReturnType<typeof orderDetailActors>>({
  name: 'order-detail',
  machine: orderDetailLogic,
  starts: [{ says: 'an order is opened', input: () => ({ orderId: 900 }) }],
  cases: {
    'order.reload': [says('the order is asked for again')],
    'order.cancel': [says('the order is to be cancelled')],
    'cancel.confirm': [says('yes is answered')],
    'cancel.dismiss': [says('no is answered')],
    'order.outdated': (detail) => [
      says('this order is not as it was', { orderId: detail.context.orderId }),
      says('another order is not as it was', { orderId: detail.context.orderId + 1 }),
    ],
    'order.answered': (detail) => [
      says('this order is answered', { order: anOrder({ orderId: detail.context.orderId }) }),
      says('another order is answered', { order: anOrder({ orderId: detail.context.orderId + 1 }) }),
    ],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewOrder: {
      isPatient: true,
      done: [
        says('the order can be cancelled', anOrder({ deletable: true })),
        says('the order cannot be cancelled any more', anOrder({ deletable: false })),
      ],
      failed: patientFails('the order', 'network', 'notFound'),
    },
    cancelOrder: {
      done: [says('the order is cancelled', anOrder({ orderStatusId: 10, deletable: false }))],
      failed: [
        refuses('the cancelling', 'order.notDeletable'),
        ...fails('the cancelling', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['cancelOrder'],
  facts: ['session.closed'],
  project: ({ context: { order, error } }) => ({ order: order && order.deletable, error: error?.failure }),
  rules: [
    {
      id: 'ORD-03',
      says: 'The order that comes is shown, with no error left.',
      when: (step) => step.done('viewOrder') !== null || step.done('cancelOrder') !== null,
      holds: (step) =>
        detailedOrder(step.after) === (step.done('viewOrder') ?? step.done('cancelOrder'))?.output &&
        step.after.context.error === null &&
        step.after.matches('shown'),
    },
    {
      id: 'B-19',
      says: 'Once the order is asked for, this order is shown as another flow had it answered, and no other.',
      when: (step) => step.sent('order.answered') !== null,
      holds: (step) => {
        const answered = step.sent('order.answered')?.order;
        const isTaken =
          (step.before.matches('shown') || step.before.matches('loading')) &&
          answered?.orderId === step.before.context.orderId;
        return isTaken
          ? detailedOrder(step.after) === answered && step.after.matches('shown')
          : detailedOrder(step.after) === detailedOrder(step.before) &&
              JSON.stringify(step.after.value) === JSON.stringify(step.before.value);
      },
    },
    {
      id: 'ORD-03',
      says: 'Every call is about the order of the address.',
      when: (step) => step.calls('viewOrder').length + step.calls('cancelOrder').length > 0,
      holds: (step) =>
        [...step.calls('viewOrder'), ...step.calls('cancelOrder')].every(
          ({ orderId }) => orderId === step.after.context.orderId,
        ),
    },
    {
      id: 'ORD-06',
      says: 'Cancelling is offered exactly while the order can be cancelled.',
      when: ({ after }) => after.matches('shown'),
      holds: ({ after }) => canCancelOrder(after) === (detailedOrder(after)?.deletable === true),
    },
    {
      id: 'ORD-05',
      says: 'Cancelling asks first, and sends nothing before a yes.',
      when: (step) => step.sent('order.cancel') !== null && canCancelOrder(step.before),
      holds: (step) => isConfirmingCancel(step.after) && step.calls('cancelOrder').length === 0,
    },
    {
      id: 'ORD-05',
      says: 'Only a yes cancels, once.',
      when: (step) =>
        step.calls('cancelOrder').length > 0 ||
        (step.sent('cancel.confirm') !== null && isConfirmingCancel(step.before)),
      holds: (step) =>
        step.calls('cancelOrder').length === 1 &&
        step.sent('cancel.confirm') !== null &&
        isCancelling(step.after),
    },
    {
      id: 'SHELL-13',
      says: 'No changes nothing.',
      when: (step) => step.sent('cancel.dismiss') !== null && isConfirmingCancel(step.before),
      holds: (step) =>
        step.after.matches('shown') &&
        detailedOrder(step.after) === detailedOrder(step.before) &&
        step.calls('cancelOrder').length === 0,
    },
    {
      id: 'ORD-05',
      says: 'A cancelled order is told once, by its number; nothing else is.',
      when: (step) => step.done('cancelOrder') !== null || step.emitted('order.cancelled').length > 0,
      holds: (step) =>
        step.done('cancelOrder') !== null &&
        step.emitted('order.cancelled').length === 1 &&
        step.emitted('order.cancelled')[0]?.orderId === step.after.context.orderId,
    },
    {
      id: 'ORD-06',
      says: 'A cancelling that fails says why and asks for the order again.',
      when: (step) =>
        step.elapsed('answerTimeout') || (step.failed('cancelOrder') !== null && !isInterrupted(step)),
      holds: (step) => step.calls('viewOrder').length === 1 && step.emitted('failure.raised').length === 1,
    },
    {
      id: 'SES-07',
      says: 'A cancelling that meets a 419 or a service that is down is not made again, and says nothing.',
      when: isInterrupted,
      holds: (step) =>
        step.calls('viewOrder').length === 1 &&
        step.calls('cancelOrder').length === 0 &&
        step.emitted('failure.raised').length === 0,
    },
    {
      id: 'B-40',
      says: 'An order that did not come is asked for when session or service are back, and nothing is cancelled.',
      when: (step) =>
        (step.sent('session.opened') ?? step.sent('service.resumed')) !== null &&
        step.before.matches('failed'),
      holds: (step) => step.calls('viewOrder').length === 1 && step.calls('cancelOrder').length === 0,
    },
    {
      id: 'SES-08',
      says: 'With the session gone nothing of the order is kept.',
      when: (step) => step.sent('session.closed') !== null,
      holds: ({ after }) => isOrderDetailSignedOut(after) && detailedOrder(after) === null,
    },
    {
      id: 'ORD-17',
      says: 'Somebody else’s order is as one that does not exist.',
      when: (step) => failureOf(step.failed('viewOrder')?.error) === 'notFound',
      holds: ({ after }) => isOrderDetailMissing(after),
    },
    {
      id: 'ERR-04',
      says: 'An order that cannot be loaded says why; a login that is dismissed is no failure of it.',
      when: (step) =>
        ['network', 'timeout', 'dismissed'].includes(failureOf(step.failed('viewOrder')?.error)),
      holds: (step) =>
        step.after.context.error?.failure === failureOf(step.failed('viewOrder')?.error) &&
        hasOrderDetailFailed(step.after) !== isOrderDetailSignedOut(step.after),
    },
    {
      id: 'ORD-06',
      says: 'An order that is not as it was is asked for again, another one is not.',
      when: (step) => step.sent('order.outdated') !== null && step.before.matches('shown'),
      holds: (step) =>
        step.calls('viewOrder').length ===
          (step.sent('order.outdated')?.orderId === step.before.context.orderId ? 1 : 0) &&
        detailedOrder(step.after) === detailedOrder(step.before),
    },
    offers({
      id: 'ORD-03',
      says: 'An order that is shown or failed can be asked for again.',
      from: (detail: Detail) => detail.matches('shown') || detail.matches('failed'),
      via: ({ id }) => id === 'order.reload',
      to: (after: Detail) => after.matches('loading'),
    }),
    offers({
      id: 'SHELL-13',
      says: 'The question can be answered with no.',
      from: isConfirmingCancel,
      via: ({ id }) => id === 'cancel.dismiss',
    }),
    reaches({
      id: 'ORD-05',
      says: 'From every order that may be cancelled it can come to be.',
      from: canCancelOrder,
      to: (detail: Detail) => detailedOrder(detail)?.deletable === false,
    }),
    reaches({
      id: 'ORD-03',
      says: 'What failed can come to be shown.',
      from: (detail: Detail) => detail.matches('failed'),
      to: (detail: Detail) => detail.matches('shown'),
    }),
  ],
});
