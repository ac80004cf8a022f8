import { paymentActors } from '../../../machines/payment/payment.actors.ts';
import { plenty, purchase } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';

interface Standing {
  readonly order: number;
  readonly transaction: number;
  /** Minutes until the order is cancelled by itself. */
  readonly minutes: number;
}

/** Brings the order, paid online, and its last transaction where the provider and time could have brought them. */
const standing =
  ({ order, transaction, minutes }: Standing): Arrange<Shopper> =>
  ({ visitor }) =>
    visitor.sql(`UPDATE orders SET status_id = ${order}, payment_type_id = 12, due_until = now() + interval '${minutes} minutes'
        WHERE user_id = :user;
      UPDATE transactions SET status_id = ${transaction}
        WHERE transaction_id IN (SELECT transaction_id FROM orders WHERE user_id = :user)`);

/** What the order is brought to, so that the shop says this of it. */
export const paymentAnswers: Readonly<Record<string, Arrange<Shopper>>> = {
  'the payment failed': standing({ order: 2, transaction: 0, minutes: 60 }),
  'the payment failed, its time is nearly over': standing({ order: 2, transaction: 5, minutes: 10 }),
  'the payment is in progress': standing({ order: 1, transaction: 1, minutes: 60 }),
  'the order is paid': standing({ order: 3, transaction: 3, minutes: 60 }),
  'the time to pay is over': standing({ order: 2, transaction: 0, minutes: -1 }),
  'the order is cancelled': standing({ order: 10, transaction: 5, minutes: 60 }),
  'the order is void': standing({ order: 11, transaction: 4, minutes: 60 }),
};

export const paymentHttp: HttpFlow = {
  name: 'payment',
  starts: ['the result page of an order is opened'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { orderId } = await purchase(visitor.client, { wanted: plenty, paymentTypeId: 12 });
    return {
      actors: paymentActors({ services: async () => visitor.services }),
      input: { orderId, onlineTypes: [12, 13], wanted: 'result' },
    };
  },
  answers: {
    viewOrder: paymentAnswers,
    listAuths: { 'no card is stored': asIs },
    viewHeldAmount: { 'the amount held is told': asIs },
    payOrder: { 'the provider waits': asIs },
    changeMethod: { 'the method is changed': asIs },
  },
};
