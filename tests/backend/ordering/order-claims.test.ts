import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { claimOrderLine, listOrders } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { done, fill, mailsTo, plenty, prepare, product, purchase, readyToShop } from '../journeys.ts';
import { mailsAt } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { basket, deliver, itemOf, paidOrder, seen, tell } from './deliveries.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

const chicken = 'petto-di-pollo-a-fette-450-g';
const pasta = 'penne-rigate-500-g';
const apples = 'mele-annurche';
const oil = 'olio-extravergine-latta-5-l';
const claim = (order: Order, slug: string, given: object = {}) =>
  shopper.call(claimOrderLine, {
    orderId: order.orderId,
    orderItemId: itemOf(order, slug).orderItemId,
    reason: 'damaged',
    ...given,
  });

const refundedOf = async ({ orderId }: Order) =>
  (
    await rowsOf<{ refunded: number; captured: number | null }>(
      shop().database.db,
      sql`SELECT t.refunded_amount::integer AS refunded, t.captured_amount::integer AS captured
        FROM transactions t JOIN orders o ON o.tenant_id = t.tenant_id AND o.transaction_id = t.transaction_id
        WHERE o.order_id = ${orderId}`,
    )
  )[0]!;

/** Mails on claims of an order to the shopper, oldest first. */
const told = async ({ orderId }: Order) =>
  (await mailsTo(shopper, 'demo'))
    .filter(({ kind, params }) => kind.startsWith('claim_') && params['orderId'] === orderId)
    .map(({ kind, subject, text }) => ({ kind, subject, text }));

const decide = (order: Order, slug: string, decision: string, client = shopper) =>
  tell(client, '/__dev/claim', {
    order_id: order.orderId,
    orderItemId: itemOf(order, slug).orderItemId,
    decision,
  });

test('B-22: one of two packs is claimed, accepted at once, and its price goes back to the card', async () => {
  const order = await deliver(shopper, await paidOrder(shopper));
  const claimed = await done(claim(order, chicken, { quantity: 1, text: 'La vaschetta perde.' }));
  const at = shop().clock.now().toISOString();
  const { orderItemId } = itemOf(order, chicken);
  expect(itemOf(claimed, chicken).claim).toEqual({
    reason: 'damaged',
    claimedAt: at,
    number: `${order.orderId}-${orderItemId}`,
    quantity: 1,
    weight: 0,
    text: 'La vaschetta perde.',
    refund: 5.4,
    state: 'refunded',
    decidedAt: at,
    refundWay: 'payment',
    refundDays: 3,
  });
  expect(claimed.delivery).toMatchObject({
    charged: 83.24,
    givenBack: 5.4,
    claimable: 72.94,
    sums: { ordered: 83.24, weights: 0, substitutions: 0, missing: 0, other: 0, claims: -5.4, paid: 77.84 },
  });
  expect(await refundedOf(order)).toEqual({ refunded: 540, captured: 8324 });
  const mails = await told(order);
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['claim_accepted', `Ti rendiamo 5,40\u00A0€: segnalazione n. ${order.orderId}-${orderItemId} accettata`],
  ]);
  expect(mails[0]?.text).toContain('entro 3 giorni lavorativi');
  const toShop = (await mailsAt(shopper, 'ciao@cestolieto.example')).findLast(
    ({ kind }) => kind === 'order_claim',
  );
  expect(toShop?.text).toContain('Il cliente scrive: La vaschetta perde.');
});

test('B-22: of loose goods a part of the weight is claimed', async () => {
  const order = await deliver(shopper, await paidOrder(shopper));
  const claimed = await done(claim(order, apples, { reason: 'weight', quantity: 0.2 }));
  expect(itemOf(claimed, apples).claim).toMatchObject({ quantity: 0, weight: 0.2, refund: 0.56 });
  expect(await refundedOf(order)).toMatchObject({ refunded: 56 });
});

test('B-22: claims above the limit of an order wait for the shop, which accepts once', async () => {
  const order = await deliver(shopper, await paidOrder(shopper));
  const claimed = await done(claim(order, oil));
  expect(itemOf(claimed, oil).claim).toMatchObject({ state: 'received', refund: 59.8, decidedAt: null });
  expect(claimed.delivery).toMatchObject({
    givenBack: 0,
    claimable: 18.54,
    sums: { claims: 0, paid: 83.24 },
  });
  expect(await refundedOf(order)).toMatchObject({ refunded: 0 });
  expect(await told(order)).toEqual([]);
  // What waits does not count against the limit.
  expect(itemOf(await done(claim(order, pasta)), pasta).claim).toMatchObject({
    state: 'refunded',
    refund: 4.95,
  });

  const elsewhere = shop().visitor('ortavia');
  expect(await decide(order, oil, 'accept', elsewhere)).toEqual({ http: 404, body: { error: 'order' } });
  expect(await decide(order, oil, 'paid')).toEqual({ http: 422, body: { error: 'the claim is received' } });
  expect(await decide(order, apples, 'accept')).toEqual({
    http: 422,
    body: { error: 'the line has no claim' },
  });
  expect((await decide(order, oil, 'forget')).http).toBe(422);
  expect(await refundedOf(order)).toMatchObject({ refunded: 495 });

  expect((await decide(order, oil, 'accept')).http).toBe(200);
  expect(await decide(order, oil, 'accept')).toEqual({ http: 422, body: { error: 'the claim is refunded' } });
  expect(await decide(order, oil, 'refuse')).toEqual({ http: 422, body: { error: 'the claim is refunded' } });
  expect(await refundedOf(order)).toEqual({ refunded: 6475, captured: 8324 });
  expect((await told(order)).map(({ kind }) => kind).toSorted()).toEqual([
    'claim_accepted',
    'claim_accepted',
  ]);
  const after = await seen(shopper, order.orderId);
  expect(itemOf(after, oil).claim).toMatchObject({
    state: 'refunded',
    decidedAt: shop().clock.now().toISOString(),
  });
  expect(after.delivery?.sums).toMatchObject({ claims: -64.75, paid: 18.49 });
});

test('B-22: a refused claim gives nothing back, and leaves room for others', async () => {
  const order = await deliver(shopper, await paidOrder(shopper));
  await done(claim(order, oil));
  expect((await decide(order, oil, 'refuse')).http).toBe(200);
  const after = await seen(shopper, order.orderId);
  expect(itemOf(after, oil).claim).toMatchObject({ state: 'refused', refund: 59.8 });
  expect(after.delivery).toMatchObject({ givenBack: 0, claimable: 78.34, sums: { paid: 83.24 } });
  expect(await refundedOf(order)).toMatchObject({ refunded: 0 });
  expect((await told(order)).map(({ kind }) => kind)).toEqual(['claim_refused']);
  expect((await claim(order, oil)).code).toBe('order.claim.exists');
});

test('B-22: paid at the door, an accepted claim is owed until the shop has paid it', async () => {
  const { orderId } = await purchase(shopper, { wanted: basket });
  const order = await deliver(shopper, await seen(shopper, orderId));
  const claimed = await done(claim(order, pasta, { reason: 'expired' }));
  expect(itemOf(claimed, pasta).claim).toMatchObject({
    state: 'accepted',
    refund: 4.95,
    refundWay: 'door',
    refundDays: null,
  });
  expect(claimed.delivery).toMatchObject({
    givenBack: 0,
    owed: 4.95,
    sums: { claims: 0, paid: 83.24 },
  });
  expect(await refundedOf(order)).toEqual({ refunded: 0, captured: null });
  expect((await decide(order, pasta, 'paid')).http).toBe(200);
  const after = await seen(shopper, orderId);
  expect(itemOf(after, pasta).claim).toMatchObject({ state: 'refunded' });
  expect(after.delivery).toMatchObject({ givenBack: 4.95, owed: 0, sums: { claims: -4.95, paid: 78.29 } });
  expect((await told(order)).map(({ kind }) => kind)).toEqual(['claim_accepted', 'claim_refunded']);
});

test('B-22: what came in place of a line may be unwanted; who chose it is told', async () => {
  const ordered = await paidOrder(shopper);
  const coffee = await product(shopper, 'caffe-macinato-250-g');
  const order = await deliver(shopper, ordered, [
    {
      orderItemId: itemOf(ordered, pasta).orderItemId,
      replacement: { productId: coffee.productId, quantity: 1 },
    },
    { orderItemId: itemOf(ordered, apples).orderItemId },
  ]);
  expect(itemOf(order, pasta).delivery?.replacement).toMatchObject({ quantity: 1, chosenBy: 'shop' });
  const refused = [
    [
      await claim(order, chicken, { reason: 'unwanted' }),
      'Al posto di questo prodotto non è arrivato altro.',
    ],
    [
      await claim(order, apples, { reason: 'missing' }),
      "Questo prodotto non è arrivato e non l'hai pagato: non c'è nulla da rimborsare.",
    ],
  ] as const;
  for (const [answer, words] of refused) {
    expect([answer.code, answer.body.response.errorsMessage]).toEqual(['order.notClaimable', [words]]);
  }
  const claimed = await done(claim(order, pasta, { reason: 'unwanted' }));
  expect(itemOf(claimed, pasta).claim).toMatchObject({ quantity: 1, refund: 3.19, state: 'refunded' });
  // 83.24 less the dearer pasta, the apples and the coffee.
  expect(claimed.delivery?.sums).toEqual({
    ordered: 83.24,
    weights: 0,
    substitutions: -1.76,
    missing: -2.79,
    other: 0,
    claims: -3.19,
    paid: 75.5,
  });
  expect(claimed.delivery).toMatchObject({ givenBack: 3.19 });
});

test('B-22: more than came, or half a piece, is not claimed', async () => {
  const order = await deliver(shopper, await paidOrder(shopper));
  for (const [slug, quantity] of [
    [pasta, 6],
    [pasta, 1.5],
    [apples, 1.001],
    [pasta, 0],
  ] as const) {
    const answer = await claim(order, slug, { quantity });
    expect([answer.http, answer.field]).toEqual([422, 'quantity']);
  }
  expect((await claim(order, pasta, { text: 'a'.repeat(501) })).field).toBe('text');
  const after = await seen(shopper, order.orderId);
  expect(after).toEqual(order);
  expect(await refundedOf(order)).toMatchObject({ refunded: 0 });
});

test('B-22: all claims of an order give back no more than its goods were paid with money', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [pasta, 5]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  const order = await deliver(shopper, await seen(shopper, orderId));
  // 59.80 + 4.95 less the gift of 5.00.
  expect(order.delivery).toMatchObject({ charged: 64.65, claimable: 59.75 });
  const first = await done(claim(order, oil));
  expect(itemOf(first, oil).claim).toMatchObject({ refund: 59.75, state: 'received' });
  const second = await done(claim(order, pasta));
  expect(itemOf(second, pasta).claim).toMatchObject({ refund: 0, state: 'accepted' });
});

test('B-22: a delivery can be tried short: less, lighter, replaced and missing lines (D07)', async () => {
  const ordered = await paidOrder(shopper, [...basket, ['caffe-macinato-250-g', 1], ['burrata-250-g', 1]]);
  expect((await tell(shopper, '/__dev/delivery', { order_id: ordered.orderId, short: true })).http).toBe(200);
  const order = await seen(shopper, ordered.orderId);
  expect(order.orderStatusId).toBe(9);
  expect(order.orderItems?.map(({ product: { slug }, delivery }) => [slug, delivery?.state])).toEqual([
    [oil, 'fewer'],
    [apples, 'reweighed'],
    [chicken, 'replaced'],
    [pasta, 'missing'],
    ['caffe-macinato-250-g', 'delivered'],
    ['burrata-250-g', 'delivered'],
  ]);
  expect(order.delivery).toMatchObject({ charged: order.delivery?.totalPrice, givenBack: 0 });
});

test('B-22: the demo history has a delivery to look at that may still be claimed', async () => {
  const reader = await shop().visitor('passolesto').logIn('demo');
  const { orders } = await done(reader.call(listOrders, { page_size: 100, fetch_detail: true }));
  const [last] = orders;
  expect(last).toMatchObject({ orderStatusId: 9, paymentTypeId: 12 });
  expect(new Set(last?.orderItems?.map(({ delivery }) => delivery?.state))).toEqual(
    new Set(['replaced', 'fewer', 'reweighed', 'delivered', 'missing']),
  );
  expect(Date.parse(last?.delivery?.claimUntil ?? '')).toBeGreaterThan(shop().clock.now().getTime());
  expect(last?.delivery?.sums?.other).toBe(0);
});

test('B-22: the page of deliveries hands an order over, and decides its claims, in one press (D07, D09)', async () => {
  const { orderId } = await paidOrder(shopper);
  const page = async (client = shopper) => (await client.send('/__dev/delivery')).text();
  const press = (path: string, fields: Record<string, string>) =>
    shopper.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  expect(await page()).toContain(`Ordine n. ${orderId}`);
  expect(await page(shop().visitor('ortavia'))).not.toContain(`Ordine n. ${orderId}<`);

  const handed = await press('/__dev/delivery', { order_id: String(orderId), short: 'true' });
  expect([handed.status, handed.headers.get('location')]).toEqual([303, `/profile/orders/${orderId}`]);
  expect(await page()).not.toContain(`Ordine n. ${orderId}<`);
  const order = await seen(shopper, orderId);
  expect(order.orderStatusId).toBe(9);

  const { orderItemId } = itemOf(order, pasta);
  await shop().database.db.execute(
    sql`UPDATE order_lines SET claim_reason = 'damaged', claimed_at = now() WHERE order_item_id = ${orderItemId}`,
  );
  expect(await page()).toContain(`Segnalazione n. ${orderId}-${orderItemId}`);
  const fields = { order_id: String(orderId), orderItemId: String(orderItemId) };
  expect((await press('/__dev/claim', { ...fields, decision: 'accept' })).status).toBe(303);
  expect((await press('/__dev/claim', { ...fields, decision: 'accept' })).status).toBe(422);
  expect(itemOf(await seen(shopper, orderId), pasta).claim).toMatchObject({ state: 'refunded' });
});
