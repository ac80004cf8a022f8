import { beforeEach, expect, test } from 'vitest';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { claimOrderLine, deleteOrder, listOrders } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { moneyOfOrder, sumsOfOrder } from '../../../contract/rules/orders/money-of-order.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { done, fill, payAtProvider, plenty, prepare, product, purchase, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { basket, deliver, itemOf, paidOrder, seen } from './deliveries.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

const oil = 'olio-extravergine-latta-5-l';
const apples = 'mele-annurche';
const chicken = 'petto-di-pollo-a-fette-450-g';
const pasta = 'penne-rigate-500-g';

const lineId = (order: Order, slug: string) => itemOf(order, slug).orderItemId;
const claimed = async (order: Order, slug: string) => {
  await done(
    shopper.call(claimOrderLine, {
      orderId: order.orderId,
      orderItemId: lineId(order, slug),
      reason: 'damaged',
    }),
  );
  return seen(shopper, order.orderId);
};
const short = async (): Promise<Order> => {
  const order = await paidOrder(shopper);
  return deliver(shopper, order, [{ orderItemId: lineId(order, oil), quantity: 1 }]);
};
const withGift = async (): Promise<Order> => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [pasta, 5]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
  await payAtProvider(shopper, bought.redirectUrl ?? '', 'approve');
  return deliver(shopper, await seen(shopper, bought.orderId));
};
const substituted = async (): Promise<Order> => {
  const order = await paidOrder(shopper);
  const { productId } = await product(shopper, 'caffe-macinato-250-g');
  return deliver(shopper, order, [
    { orderItemId: lineId(order, pasta), replacement: { productId, quantity: 1 } },
  ]);
};
const cancelled = async (): Promise<Order> => {
  const { orderId } = await paidOrder(shopper);
  return done(shopper.call(deleteOrder, { order_id: orderId }));
};
const atTheDoor = async (): Promise<Order> => {
  const { orderId } = await purchase(shopper, { wanted: basket });
  const order = await seen(shopper, orderId);
  return deliver(shopper, order, [{ orderItemId: lineId(order, apples) }]);
};
const weighed = async (): Promise<Order> => {
  const order = await paidOrder(shopper);
  return deliver(shopper, order, [
    { orderItemId: lineId(order, apples), weight: 0.87 },
    { orderItemId: lineId(order, chicken), quantity: 2, weight: 950 },
  ]);
};

const nothing = { held: 0, taken: 0, notTaken: 0, givenBack: 0, owed: 0, paid: 0 };

// 2.79 and 10.80 are weighed: 30% of 13.59 more than 83.24 is held.
const histories: readonly (readonly [string, () => Promise<Order>, object])[] = [
  ['on its way', () => paidOrder(shopper), { held: 8732 }],
  [
    'delivered in full',
    async () => deliver(shopper, await paidOrder(shopper)),
    { held: 8732, taken: 8324, notTaken: 408, paid: 8324 },
  ],
  ['delivered short', short, { held: 8732, taken: 5334, notTaken: 3398, paid: 5334 }],
  ['substituted', substituted, { held: 8732, taken: 8148, notTaken: 584, paid: 8148 }],
  [
    'claimed',
    async () => claimed(await deliver(shopper, await paidOrder(shopper)), pasta),
    { held: 8732, taken: 8324, notTaken: 408, givenBack: 495, paid: 7829 },
  ],
  [
    'short and claimed',
    async () => claimed(await short(), pasta),
    { held: 8732, taken: 5334, notTaken: 3398, givenBack: 495, paid: 4839 },
  ],
  ['cancelled', cancelled, { held: 8732, notTaken: 8732 }],
  ['paid at the door, one line missing', atTheDoor, { taken: 8045, paid: 8045 }],
  [
    'paid at the door, short and claimed',
    async () => claimed(await atTheDoor(), pasta),
    { taken: 8045, owed: 495, paid: 8045 },
  ],
  ['with a gift certificate', withGift, { held: 6465, taken: 6465, paid: 6465 }],
  ['weighed', weighed, { held: 8732, taken: 8347, notTaken: 385, paid: 8347 }],
];

test.each(histories)(
  'ORD-15: the sums of an order %s are those of its rows and lines',
  async (_, make, sums) => {
    const order = await make();
    expect(moneyOfOrder(order)).toEqual({ ...nothing, ...sums });
    const { rows, total } = sumsOfOrder(order);
    expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    const { delivery, orderItems = [] } = order;
    const came = orderItems.reduce(
      (sum, item) => sum + toCents(item.delivery?.grossTotal ?? item.grossTotal),
      0,
    );
    const ofLines = rows
      .filter(({ key }) => ['items', 'weights', 'substitutions', 'missing'].includes(key))
      .reduce((sum, { cents }) => sum + cents, 0);
    expect(came).toBe(ofLines);
    expect(total).toBe(delivery === null ? toCents(order.totalPrice) : moneyOfOrder(order).paid);
  },
);

test('ORD-01: a list counts what was paid, without what was cancelled or has not come', async () => {
  const reader = await shop().visitor().logIn('vuoto');
  shopper = reader;
  const total = async () => (await done(reader.call(listOrders, { page_size: 100 }))).totalPrice;
  expect(await total()).toBe(0);
  await claimed(await short(), pasta);
  expect(await total()).toBe(48.39);
  await cancelled();
  await paidOrder(reader);
  expect(await total()).toBe(48.39);
  await atTheDoor();
  expect(await total()).toBe(128.84);
});
