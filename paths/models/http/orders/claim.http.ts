import { claimOrderLine } from '../../../../contract/api/ordering/order.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { claimActors } from '../../../../machines/claim/claim.actors.ts';
import { deliver, itemOf, seen } from '../../../../tests/backend/ordering/deliveries.ts';
import { done, plenty, product, purchase } from '../../../../tests/backend/journeys.ts';
import { type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';
import { aReplacedItem } from '../../../fixtures/delivered-fixtures.ts';

const pasta = 'penne-rigate-500-g';
const apples = 'mele-annurche';

const orders = new WeakMap<Visitor, Order>();
const orderOf = (visitor: Visitor): Order => {
  const order = orders.get(visitor);
  if (order === undefined) throw new Error('an order is delivered before it is claimed');
  return order;
};

/** Two packs of pasta came as ordered, and one other product in place of a second line. */
async function delivered({ client, name }: Visitor): Promise<Order> {
  await client.logIn(name);
  const { orderId } = await purchase(client, { wanted: [...plenty, [pasta, 2], [apples, 1]] });
  const order = await seen(client, orderId);
  const { productId } = await product(client, 'petto-di-pollo-a-fette-450-g');
  return deliver(client, order, [
    { orderItemId: itemOf(order, apples).orderItemId, replacement: { productId, quantity: 1 } },
  ]);
}

const unclaimed: Arrange = ({ visitor }) =>
  visitor.sql(`UPDATE order_lines SET claim_reason = NULL, claimed_at = NULL, claim_quantity = NULL,
      claim_text = NULL, claim_refund = NULL, claim_state = NULL, claim_decided_at = NULL
    WHERE order_id = ${orderOf(visitor).orderId}`);

/** Claimed by now, here or on another device. */
const claimed: Arrange = async ({ visitor, input }) => {
  const { orderId } = orderOf(visitor);
  const { orderItemId } = input as { orderItemId: number };
  const { orderItems = [] } = await seen(visitor.client, orderId);
  const item = orderItems.find((one) => one.orderItemId === orderItemId);
  if (item === undefined) throw new Error(`order ${orderId} has no line ${orderItemId}`);
  if (item.claim !== null) return;
  const reason = (item.delivery?.replacement ?? null) === null ? 'missing' : 'unwanted';
  await done((await visitor.other()).call(claimOrderLine, { orderId, orderItemId, reason }));
};

export const claimHttp: HttpFlow = {
  name: 'claim',
  async open({ visitor }) {
    const order = await delivered(visitor);
    orders.set(visitor, order);
    return {
      actors: claimActors({ services: async () => visitor.services }),
      input: { orderId: order.orderId },
    };
  },
  adapt(event, visitor) {
    if (event.type !== 'claim.open' && event.type !== 'claim.decline') return event;
    const order = orderOf(visitor);
    const isReplaced = event['item'].orderItemId === aReplacedItem().orderItemId;
    const item = itemOf(order, isReplaced ? apples : pasta);
    return { ...event, item, claimable: order.delivery?.claimable };
  },
  answers: {
    claimLine: {
      'the line is claimed': unclaimed,
      'the claim is refused: order.claim.exists': claimed,
      // The shop has taken it.
      'the claim is cut: nobody knows what became of it': () => 'cut after',
    },
    readClaim: { 'the order has the claim': claimed, 'the order has no claim': unclaimed },
  },
};
