import type { paymentActors } from '../../../machines/payment/payment.actors.ts';
import { paymentLogic } from '../../../machines/payment/payment.logic.ts';
import { isChoosingMethod } from '../../../machines/payment/payment.selectors.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { paymentRules } from './payment.rules.ts';
import { choice } from './payment.terms.ts';

const atProvider = { orderId: 900, redirectUrl: '/__psp/abc' };

export const paymentModel = flowModel<typeof paymentLogic, ReturnType<typeof paymentActors>>({
  name: 'payment',
  machine: paymentLogic,
  starts: [
    {
      says: 'the result page of an order is opened',
      input: () => ({ orderId: 900, onlineTypes: [12, 13], wanted: 'result' }),
    },
    {
      says: '‘Paga ora’ of an order is pressed',
      input: () => ({ orderId: 900, onlineTypes: [12, 13], wanted: 'method' }),
    },
    {
      says: 'the result page of an order is opened in a shop that is paid at the door',
      input: () => ({ orderId: 900, onlineTypes: [], wanted: 'result' }),
    },
  ],
  cases: {
    'payment.retry': () => [says('another attempt is asked for', { key: crypto.randomUUID() })],
    'method.change': [says('another way to pay is wanted')],
    'method.dismiss': [says('the choice of ways to pay is closed')],
    'method.choose': () => [says('a way to pay is chosen', { choice, key: crypto.randomUUID() })],
    'order.reload': [says('the order is asked for again')],
    'session.opened': [says('the shopper is logged in again')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewOrder: {
      isPatient: true,
      done: [
        says('the payment failed', anOrder({ paymentDueStatus: 'pending', transactionStatusId: 0 })),
        says(
          'the payment failed, its time is nearly over',
          anOrder({ paymentDueStatus: 'expiring', transactionStatusId: 5 }),
        ),
        says('the payment is in progress', anOrder({ paymentDueStatus: 'pending', transactionStatusId: 1 })),
        says(
          'the bank has taken it, the shop not yet',
          anOrder({ paymentDueStatus: 'pending', transactionStatusId: 2 }),
        ),
        says(
          'the order is paid',
          anOrder({ paymentDueStatus: 'paid', transactionStatusId: 3, orderStatusId: 3 }),
        ),
        says('the time to pay is over', anOrder({ paymentDueStatus: 'expired', transactionStatusId: 0 })),
        says(
          'the order is cancelled',
          anOrder({ paymentDueStatus: 'pending', transactionStatusId: 0, orderStatusId: 10 }),
        ),
        says(
          'the order is void',
          anOrder({ paymentDueStatus: 'paid', transactionStatusId: 4, orderStatusId: 11 }),
        ),
      ],
      failed: patientFails('the order', 'network', 'notFound'),
    },
    listAuths: {
      done: [
        says('one card is stored', [
          {
            userPaymentAuthId: 3,
            paymentTypeId: 12,
            name: '**** 1111',
            expireDate: '2029-12-31',
            preferred: true,
          },
        ]),
        says('no card is stored', []),
      ],
      failed: fails('the list of cards', 'serviceDown', 'network'),
    },
    viewHeldAmount: {
      done: [says('the amount held is told', 59.19)],
      failed: fails('the amount held', 'serviceDown', 'network'),
    },
    payOrder: {
      done: [says('the provider waits', atProvider)],
      failed: [
        refuses('the attempt', 'payment.inProgress'),
        ...fails('the attempt', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    changeMethod: {
      done: [
        says('the method is changed', { orderId: 900, redirectUrl: null }),
        says('the method is changed, the provider waits', atProvider),
      ],
      failed: [
        refuses('the change', 'payment.notAllowed'),
        ...fails('the change', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['payOrder', 'changeMethod'],
  project: (payment) => {
    const { order, error, auths, heldAmount, onlineTypes, wanted } = payment.context;
    return {
      isOnline: onlineTypes.length > 0,
      wanted,
      // Looked at nowhere but where the way to pay is chosen.
      terms: isChoosingMethod(payment) ? [auths.length, heldAmount] : null,
      order: order && [order.paymentDueStatus, order.transactionStatusId, order.orderStatusId],
      error: error === null ? '' : error.failure === 'dismissed' ? 'dismissed' : 'shown',
    };
  },
  rules: paymentRules,
});
