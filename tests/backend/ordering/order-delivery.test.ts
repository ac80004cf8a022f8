import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { claimOrderLine, listOrders, modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import type { Order, OrderItem } from '../../../contract/api/ordering/order.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import {
  done,
  fill,
  mailsTo,
  moveOrder,
  payAtProvider,
  plenty,
  prepare,
  product,
  purchase,
  readyToShop,
} from '../journeys.ts';
import type { Wanted } from '../journeys.ts';
import { mailsAt } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

const basket: Wanted = [
  ...plenty,
  ['mele-annurche', 1],
  ['petto-di-pollo-a-fette-450-g', 2],
  ['penne-rigate-500-g', 5],
];

/** An order paid by card: 59.80 + 2.79 + 10.80 + 4.95 + 4.90. */
async function paidOrder(client = shopper, wanted = basket): Promise<Order> {
  const bought = await purchase(client, { wanted, paymentTypeId: 12 });
  await payAtProvider(client, bought.redirectUrl, 'approve');
  return seen(bought.orderId, client);
}

const seen = (orderId: number, client = shopper) => done(client.call(viewOrder, { order_id: orderId }));

const itemOf = ({ orderItems = [] }: Order, slug: string): OrderItem =>
  orderItems.find((item) => item.product.slug === slug)!;

async function report(body: object, client = shopper): Promise<{ http: number; body: unknown }> {
  const answer = await client.send('/__dev/delivery', { method: 'POST', body: JSON.stringify(body) });
  return { http: answer.status, body: await answer.json() };
}

const deliver = async (order: Order, lines: object[] = [], client = shopper): Promise<Order> => {
  const answer = await report({ order_id: order.orderId, lines }, client);
  expect(answer).toMatchObject({ http: 200 });
  return seen(order.orderId, client);
};

const transactionOf = async (orderId: number) =>
  (
    await rowsOf<{ status: number; authorized: number; captured: number | null }>(
      shop().database.db,
      sql`SELECT t.status_id AS status, t.authorized_amount::integer AS authorized, t.captured_amount::integer AS captured
        FROM transactions t JOIN orders o ON o.tenant_id = t.tenant_id AND o.transaction_id = t.transaction_id
        WHERE o.order_id = ${orderId}`,
    )
  )[0]!;

test('B-22 an order delivered as ordered says so line by line, and nothing comes back', async () => {
  const order = await paidOrder();
  expect([order.delivery, itemOf(order, 'mele-annurche').delivery]).toEqual([null, null]);
  const delivered = await deliver(order);
  expect(delivered).toMatchObject({ orderStatusId: 8, transactionStatusId: 3, totalPrice: 83.24 });
  const deliveredAt = shop().clock.now();
  expect(delivered.delivery).toEqual({
    deliveredAt: deliveredAt.toISOString(),
    totalPrice: 83.24,
    difference: 0,
    claimUntil: new Date(deliveredAt.getTime() + 7 * 24 * 60 * 60_000).toISOString(),
    charged: 83.24,
    givenBack: 0,
    owed: 0,
    claimable: 78.34,
    sums: {
      ordered: 83.24,
      weights: 0,
      substitutions: 0,
      missing: 0,
      other: 0,
      claims: 0,
      paid: 83.24,
    },
  });
  expect(itemOf(delivered, 'mele-annurche').delivery).toEqual({
    state: 'delivered',
    quantity: 0,
    weight: 1,
    grossTotal: 2.79,
    difference: 0,
    replacement: null,
  });
  expect(await transactionOf(order.orderId)).toMatchObject({ status: 3, captured: 8324 });
});

test('B-22 missing, fewer, reweighed and replaced lines cost what came, and the rest is never taken', async () => {
  const order = await paidOrder();
  const [oil, apples, chicken, pasta] = order.orderItems!;
  const other = await product(shopper, 'caffe-macinato-250-g');
  const delivered = await deliver(order, [
    { orderItemId: oil!.orderItemId, quantity: 1 },
    { orderItemId: apples!.orderItemId, weight: 0.87 },
    { orderItemId: chicken!.orderItemId, quantity: 2, weight: 950 },
    { orderItemId: pasta!.orderItemId, replacement: { productId: other.productId, quantity: 1 } },
  ]);
  expect(
    delivered.orderItems!.map(({ delivery }) => [
      delivery?.state,
      delivery?.quantity,
      delivery?.weight,
      delivery?.grossTotal,
      delivery?.difference,
    ]),
  ).toEqual([
    ['fewer', 1, 0, 29.9, -29.9],
    ['reweighed', 0, 0.87, 2.43, -0.36],
    ['reweighed', 2, 950, 11.39, 0.59],
    ['replaced', 0, 0, 3.19, -1.76],
  ]);
  expect(delivered.orderItems![3]!.delivery!.replacement).toMatchObject({
    product: { slug: 'caffe-macinato-250-g', priceDisplay: 3.19 },
    quantity: 1,
    chosenBy: 'shop',
  });
  // 29.90 + 2.43 + 11.39 + 3.19 and the delivery of 4.90.
  expect(delivered).toMatchObject({
    orderStatusId: 9,
    totalPrice: 83.24,
    delivery: {
      totalPrice: 51.81,
      difference: -31.43,
      charged: 51.81,
      givenBack: 0,
      sums: {
        ordered: 83.24,
        weights: 0.23,
        substitutions: -1.76,
        missing: -29.9,
        other: 0,
        claims: 0,
        paid: 51.81,
      },
    },
  });
  expect(await transactionOf(order.orderId)).toMatchObject({ status: 3, captured: 5181 });
});

test('B-34 a weighed line never costs more than 30% above what was ordered, nor more than was held', async () => {
  const order = await paidOrder();
  const [, apples, chicken] = order.orderItems!;
  const delivered = await deliver(order, [
    { orderItemId: apples!.orderItemId, weight: 3 },
    { orderItemId: chicken!.orderItemId, quantity: 2, weight: 5000 },
  ]);
  expect(itemOf(delivered, 'mele-annurche').delivery).toMatchObject({ weight: 3, grossTotal: 3.63 });
  expect(itemOf(delivered, 'petto-di-pollo-a-fette-450-g').delivery).toMatchObject({ grossTotal: 14.04 });
  expect(delivered.delivery).toMatchObject({ totalPrice: 87.32, difference: 4.08, charged: 87.32 });
  const { authorized, captured } = await transactionOf(order.orderId);
  expect([captured, captured! <= authorized]).toEqual([8732, true]);
});

test('B-34 of an order changed under its first authorisation no more is taken than that held', async () => {
  const { orderId } = await paidOrder(shopper, [...plenty, ['petto-di-pollo-a-fette-450-g', 2]]);
  await done(shopper.call(modifyOrder, { order_id: orderId }));
  await fill(shopper, [['penne-rigate-500-g', 3]]);
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 12 }));
  const order = await seen(orderId);
  expect(order).toMatchObject({ totalPrice: 78.47, authorizedAmount: 78.74 });
  const chicken = itemOf(order, 'petto-di-pollo-a-fette-450-g');
  const delivered = await deliver(order, [{ orderItemId: chicken.orderItemId, quantity: 2, weight: 5000 }]);
  expect(delivered.delivery).toMatchObject({ totalPrice: 81.71, difference: 3.24, charged: 78.74 });
  expect(await transactionOf(orderId)).toEqual({ status: 3, authorized: 7874, captured: 7874 });
});

test('B-34 a brand that holds 20% takes no more than that', async () => {
  const client = await shop().visitor('ortavia').logIn('demo');
  const order = await paidOrder(client);
  const apples = itemOf(order, 'mele-annurche');
  const delivered = await deliver(order, [{ orderItemId: apples.orderItemId, weight: 3 }], client);
  expect(itemOf(delivered, 'mele-annurche').delivery).toMatchObject({ grossTotal: 3.35 });
});

test('B-22 where nothing came nothing is due; bags and delivery neither', async () => {
  const order = await paidOrder(shopper, plenty);
  const [oil] = order.orderItems!;
  const delivered = await deliver(order, [{ orderItemId: oil!.orderItemId }]);
  expect(delivered).toMatchObject({
    orderStatusId: 9,
    orderItems: [{ delivery: { state: 'missing', grossTotal: 0 } }],
    delivery: {
      totalPrice: 0,
      charged: 0,
      givenBack: 0,
      claimable: 0,
      sums: { ordered: 64.7, missing: -59.8, other: -4.9, paid: 0 },
    },
  });
  expect(await transactionOf(order.orderId)).toMatchObject({ captured: 0 });
});

test('B-22 a gift counts against what came; paid at the door nothing comes back', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['penne-rigate-500-g', 5]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  const order = await seen(orderId);
  expect(order.totalPrice).toBe(64.65);
  const pasta = itemOf(order, 'penne-rigate-500-g');
  const delivered = await deliver(order, [{ orderItemId: pasta.orderItemId, quantity: 0 }]);
  expect(delivered.delivery).toMatchObject({ totalPrice: 59.7, difference: -4.95, givenBack: 0 });
  expect(await transactionOf(orderId)).toMatchObject({ status: 3, captured: null });
});

test('B-22 a report told again changes nothing: money and points move once', async () => {
  const order = await paidOrder();
  const points = async () => (await done(shopper.call(viewUserDetail))).points;
  const before = await points();
  const [oil] = order.orderItems!;
  const lines = [{ orderItemId: oil!.orderItemId, quantity: 1 }];
  const first = await deliver(order, lines);
  const earned = (await points()) - before;
  expect(earned).toBeGreaterThan(0);
  expect(await deliver(order, [])).toEqual(first);
  await moveOrder(shopper, order.orderId, 8);
  expect((await seen(order.orderId)).delivery).toEqual(first.delivery);
  expect((await points()) - before).toBe(earned);
  expect(await transactionOf(order.orderId)).toMatchObject({ captured: 5334 });
});

test('B-22 a report that does not fit its order is refused, and nothing is changed (D07)', async () => {
  await readyToShop(shopper);
  await fill(shopper, [
    ...plenty,
    ['penne-rigate-500-g', 5, { accept_alternatives: 'false' }],
    ['mele-annurche', 1],
  ]);
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  const order = await seen(orderId);
  const [oil, pasta, apples] = order.orderItems!.map(({ orderItemId }) => orderItemId);
  const coffee = (await product(shopper, 'caffe-macinato-250-g')).productId;
  const refused: readonly (readonly [object[], string])[] = [
    [[{ orderItemId: 2_000_000 }], 'each line of the order may be told once'],
    [[{ orderItemId: oil }, { orderItemId: oil }], 'each line of the order may be told once'],
    [[{ orderItemId: oil, quantity: 3 }], 'more of olio-extravergine-latta-5-l than was ordered'],
    [[{ orderItemId: oil, quantity: 1.5 }], 'olio-extravergine-latta-5-l is counted in whole pieces'],
    [[{ orderItemId: oil, quantity: 1, weight: 5 }], 'olio-extravergine-latta-5-l has no weight'],
    [[{ orderItemId: apples, quantity: 1 }], 'mele-annurche is weighed: it has no quantity'],
    [
      [{ orderItemId: pasta, replacement: { productId: coffee, quantity: 1 } }],
      'nothing may come in place of penne-rigate-500-g',
    ],
    [
      [{ orderItemId: oil, replacement: { productId: 2_000_000, quantity: 1 } }],
      'no product 2000000 is sold',
    ],
    [
      [{ orderItemId: oil, replacement: { productId: coffee } }],
      'nothing came in place of olio-extravergine-latta-5-l',
    ],
  ];
  for (const [lines, error] of refused) {
    expect(await report({ order_id: orderId, lines })).toEqual({ http: 422, body: { error } });
  }
  expect((await report({ order_id: orderId, lines: [{ orderItemId: oil, quantity: -1 }] })).http).toBe(422);
  expect((await report({ order_id: 2_000_000 })).http).toBe(404);
  expect((await report({ order_id: orderId }, shop().visitor('ortavia'))).http).toBe(404);
  expect(await seen(orderId)).toEqual(order);
  await moveOrder(shopper, orderId, 10);
  expect(await report({ order_id: orderId })).toEqual({
    http: 422,
    body: { error: 'the order is not on its way' },
  });
});

test('O14 claims a delivered line once, within seven days, and tells the shop (B-22)', async () => {
  const order = await paidOrder(shopper, plenty);
  const { orderItemId } = order.orderItems![0]!;
  const claim = (client: ShopClient, given: object = {}) =>
    client.call(claimOrderLine, { orderId: order.orderId, orderItemId, reason: 'damaged', ...given });
  const early = await claim(shopper);
  expect([early.code, early.body.response.errorsMessage]).toEqual([
    'order.notClaimable',
    ["Un prodotto si può segnalare entro 7 giorni dalla consegna dell'ordine."],
  ]);
  await deliver(order);
  const stranger = await shop().visitor().logIn('lettura');
  expect((await claim(stranger)).code).toBe('order.unknown');
  expect((await claim(shopper, { orderItemId: 2_000_000 })).code).toBe('order.item.unknown');
  expect((await claim(shopper, { reason: 'noia' })).http).toBe(422);
  const mails = async () =>
    (await mailsAt(shopper, 'ciao@cestolieto.example')).filter(({ kind }) => kind === 'order_claim');
  const before = (await mails()).length;
  const answers = await Promise.all([claim(shopper), claim(shopper), claim(shopper)]);
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['order.claim.exists', 'order.claim.exists']);
  const claimed = {
    reason: 'damaged',
    claimedAt: shop().clock.now().toISOString(),
    number: `${order.orderId}-${orderItemId}`,
    quantity: 2,
    weight: 0,
    text: '',
    refund: 59.8,
    state: 'received',
    decidedAt: null,
    refundWay: 'payment',
    refundDays: 3,
  };
  expect((await seen(order.orderId)).orderItems![0]!.claim).toEqual(claimed);
  const told = (await mails()).slice(before);
  expect(told.map(({ params }) => params)).toEqual([
    { orderId: order.orderId, orderItemId, reason: 'damaged' },
  ]);
  expect(told[0]!.text).toContain('è arrivato danneggiato');
});

test('O14 takes a claim until seven days are over', async () => {
  const order = await paidOrder(shopper, plenty);
  const { orderItemId } = order.orderItems![0]!;
  await deliver(order);
  shop().clock.pass(7 * 24 * 60);
  shopper = await shop().visitor().logIn('demo');
  const other = await paidOrder(shopper, plenty);
  await deliver(other);
  await done(shopper.call(claimOrderLine, { orderId: order.orderId, orderItemId, reason: 'damaged' }));
  const next = other.orderItems![0]!.orderItemId;
  shop().clock.pass(7 * 24 * 60 + 1 / 60);
  shopper = await shop().visitor().logIn('demo');
  const asked = { orderId: other.orderId, orderItemId: next, reason: 'missing' } as const;
  const late = await shopper.call(claimOrderLine, asked);
  expect(late.code).toBe('order.notClaimable');
  expect((await mailsTo(shopper, 'demo')).length).toBeGreaterThan(0);
});

test('B-22 without development no store can be spoken for from outside', async () => {
  const order = await shop().backend.reportDelivery('nessuno', { order_id: 1, lines: [] });
  expect(order).toBeNull();
});

test('B-22 the demo history shows what came of each order', async () => {
  const { orders } = await done(shopper.call(listOrders, { page_size: 100, fetch_detail: true }));
  const whole = orders.find(({ orderStatusId, delivery }) => orderStatusId === 8 && delivery !== null)!;
  expect(whole.delivery).toMatchObject({ difference: 0, givenBack: 0 });
  const inPart = orders.findLast(
    ({ orderStatusId, paymentTypeId }) => orderStatusId === 9 && paymentTypeId === 12,
  )!;
  const states = inPart.orderItems!.map(({ delivery }) => delivery?.state);
  expect([states[0], states.at(-1)]).toEqual(['replaced', 'missing']);
  expect(inPart.delivery!.charged).toBe(inPart.delivery!.totalPrice);
  expect(inPart.delivery!.difference).toBeLessThan(0);
  const called = orders.find(({ orderStatusId, delivery }) => orderStatusId === 10 && delivery === null);
  expect(called).toBeDefined();
});
