import { orderStatusCodes } from '../../../../contract/api/codes.ts';
import { modifyOrder } from '../../../../contract/api/ordering/order.ts';
import { deleteFromCart } from '../../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { amendmentActors } from '../../../../machines/amendment/amendment.actors.ts';
import { done, fill, plenty, readyToShop } from '../../../../tests/backend/journeys.ts';
import { paidOrder } from '../../../../tests/backend/ordering/deliveries.ts';
import { type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

interface Amended {
  readonly orderId: number;
  /** The other order of the cases. */
  readonly anotherId: number;
  /** The order that is open to changes. */
  current: number;
  /** Confirmations so far: each has a key of its own. */
  confirmed: number;
}
const known = new WeakMap<Visitor, Amended>();
const ordersOf = (visitor: Visitor): Amended => {
  const orders = known.get(visitor);
  if (orders === undefined) throw new Error('orders are placed before one is changed');
  return orders;
};
/** The order a case of the model means. */
const realId = (visitor: Visitor, ofCase: number | null): number | null => {
  const { orderId, anotherId } = ordersOf(visitor);
  if (ofCase === null) return null;
  return ofCase === 900 ? orderId : anotherId;
};

const idsOf = (visitor: Visitor): string => {
  const { orderId, anotherId } = ordersOf(visitor);
  return `${orderId}, ${anotherId}`;
};
const someoneElse =
  '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';

const inStatus =
  (status: number): Arrange =>
  ({ visitor }) =>
    visitor.sql(
      `UPDATE orders SET user_id = :user, status_id = ${status} WHERE order_id IN (${idsOf(visitor)})`,
    );
const placed = inStatus(orderStatusCodes.placed);
const picking = inStatus(orderStatusCodes.picking);

/** What the bank holds of the orders, in cents. */
const held =
  (cents: number): Arrange =>
  async (occasion) => {
    await placed(occasion);
    const { visitor } = occasion;
    await visitor.sql(`UPDATE transactions SET status_id = 2, authorized_amount = ${cents}
      WHERE (tenant_id, transaction_id) IN
        (SELECT tenant_id, transaction_id FROM orders WHERE order_id IN (${idsOf(visitor)}))`);
  };

const editable: Arrange = async (occasion) => {
  await placed(occasion);
  ordersOf(occasion.visitor).current = (occasion.input as { orderId: number }).orderId;
};

/** Another device has begun the change anew. */
async function amending(occasion: Parameters<Arrange>[0]) {
  await placed(occasion);
  const { visitor } = occasion;
  const client = await visitor.other();
  const { current } = ordersOf(visitor);
  await done(client.call(modifyOrder, { order_id: current, abandon: true }));
  return { client, cart: await done(client.call(modifyOrder, { order_id: current })) };
}

/** Another device has put so little into the cart that nothing can be ordered. */
const tooLittle: Arrange = async (occasion) => {
  const { client, cart } = await amending(occasion);
  await fill(client, [['penne-rigate-500-g', 1]]);
  const items = linesOf(cart).map(({ itemId }) => ({ itemId }));
  await done(client.call(deleteFromCart, { items }));
};

/** Another device has left the change; the cart of before is full. */
const leftElsewhere: Arrange = async (occasion) => {
  await placed(occasion);
  const { visitor } = occasion;
  const client = await visitor.other();
  await done(client.call(modifyOrder, { order_id: ordersOf(visitor).current, abandon: true }));
  const cart = await readyToShop(client);
  if (linesOf(cart).length === 0) await fill(client, plenty);
};

const cartOf = (input: unknown): number => (input as { cartId: number }).cartId;

export const amendmentHttp: HttpFlow = {
  name: 'amendment',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { orderId } = await paidOrder(visitor.client, plenty);
    const { orderId: anotherId } = await paidOrder(visitor.client, plenty);
    known.set(visitor, { orderId, anotherId, current: orderId, confirmed: 0 });
    return { actors: amendmentActors({ services: async () => visitor.services, now: Date.now }) };
  },
  adapt(event, visitor) {
    if (event.type === 'cart.changed') {
      const { summary } = event as unknown as { summary: { amendedOrderId: number | null } };
      return { ...event, summary: { ...summary, amendedOrderId: realId(visitor, summary.amendedOrderId) } };
    }
    if (event.type === 'amendment.begin' || event.type === 'order.cancelled')
      return { ...event, orderId: event['orderId'] === 902 ? 0 : realId(visitor, event['orderId']) };
    if (event.type !== 'amendment.confirm') return event;
    const orders = ordersOf(visitor);
    orders.confirmed += 1;
    return { ...event, key: `${visitor.name}-${orders.confirmed}` };
  },
  answers: {
    amendOrder: {
      'the order is in the cart': placed,
      'the change is refused: order.notEditable': async (occasion) => {
        await placed(occasion);
        const client = await occasion.visitor.other();
        await done(client.call(modifyOrder, { order_id: ordersOf(occasion.visitor).orderId, abandon: true }));
        return picking(occasion);
      },
    },
    viewOrder: {
      'the order can be changed': editable,
      'the order is being prepared': picking,
      'the order is answered 404': ({ visitor }) =>
        visitor.sql(`UPDATE orders SET user_id = ${someoneElse} WHERE order_id IN (${idsOf(visitor)})`),
    },
    prepareCart: {
      'the cart is locked': async (occasion) => void (await amending(occasion)),
      'another cart was locked': leftElsewhere,
      'the cart is refused: checkout.minOrder': tooLittle,
    },
    confirmChange: {
      'the order is changed': held(100_000),
      'the bank asks for more': held(1),
      'the confirmation is refused: checkout.priceChanged': async (occasion) => {
        await placed(occasion);
        await occasion.visitor.sql(
          `UPDATE carts SET prepared_digest = 'another' WHERE user_id = :user AND status_id = 7`,
        );
      },
      'the confirmation is refused: order.notEditable': picking,
    },
    findChangedOrder: {
      'the order was changed': async ({ visitor, input }) => {
        const { current } = ordersOf(visitor);
        await visitor.sql(`UPDATE orders SET cart_id = ${cartOf(input)} WHERE order_id = ${current}`);
      },
      'the order was not changed': async ({ visitor, input }) => {
        await visitor.sql(`UPDATE orders SET cart_id = (SELECT max(c.cart_id) FROM carts c
            WHERE c.user_id = :user AND c.cart_id <> ${cartOf(input)}
              AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.tenant_id = c.tenant_id AND o.cart_id = c.cart_id))
          WHERE cart_id = ${cartOf(input)} AND user_id = :user`);
      },
    },
    leaveAmendment: { 'the cart of before is back': placed },
  },
};
