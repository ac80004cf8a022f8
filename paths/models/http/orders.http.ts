import { orderDetailActors } from '../../../machines/order-detail/order-detail.actors.ts';
import { ordersActors } from '../../../machines/orders/orders.actors.ts';
import { purchase } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';

export const ordersHttp: HttpFlow = {
  name: 'orders',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: ordersActors({ services: async () => visitor.services }) };
  },
  answers: { listOrders: { 'the orders are there': asIs } },
};

const inStatus =
  (status: number): Arrange =>
  ({ visitor }) =>
    visitor.sql(`UPDATE orders SET status_id = ${status} WHERE user_id = :user`);

export const orderDetailHttp: HttpFlow = {
  name: 'order-detail',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { orderId } = await purchase(visitor.client);
    return { actors: orderDetailActors({ services: async () => visitor.services }), input: { orderId } };
  },
  answers: {
    viewOrder: {
      'the order can be cancelled': inStatus(3),
      'the order cannot be cancelled any more': inStatus(5),
    },
    cancelOrder: {
      'the order is cancelled': inStatus(3),
      'the cancelling is refused: order.notDeletable': inStatus(5),
    },
  },
};
