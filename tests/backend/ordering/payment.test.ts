import { beforeEach, expect, test } from 'vitest';
import { deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { buy, listPaymentAuths, removePaymentAuth } from '../../../contract/api/ordering/checkout.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { developmentPspSecret } from '../../../backend/platform/config.ts';
import { pspSignature } from '../../../backend/modules/order-payment/psp-signature.ts';
import { done, mailsTo, moveOrder, payAtProvider, plenty, prepare, product, purchase } from '../journeys.ts';
import { trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { transactionStatus } from './transaction-status.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
});

const online = () =>
  purchase(shopper, { wanted: [...plenty, ['petto-di-pollo-a-fette-450-g', 2]], paymentTypeId: 12 });
const order = (orderId: number) => done(shopper.call(api.viewOrder, { order_id: orderId }));

test('K02 online opens a transaction for the prebilled amount at an unguessable address (CHK-29)', async () => {
  const bought = await online();
  expect(bought).toMatchObject({
    orderStatusId: 1,
    transactionStatusId: 1,
    authorizedAmount: 0,
    totalPrice: 75.5,
  });
  expect(bought.redirectUrl).toMatch(/^\/__psp\/[0-9a-f]{64}$/);
  const seen = await shopper.send(bought.redirectUrl!, { headers: { Accept: 'application/json' } });
  expect(await seen.json()).toEqual({
    token: bought.redirectUrl!.slice('/__psp/'.length),
    orderId: bought.orderId,
    amount: 78.74,
    currency: 'EUR',
    state: 'open',
  });
  expect(await order(bought.orderId)).toMatchObject({
    paymentDueStatus: 'pending',
    orderStatusDescr: 'in attesa di pagamento',
  });
});

test('D02 is a page that works without script', async () => {
  const bought = await online();
  const page = await shopper.send(bought.redirectUrl!, { headers: { Accept: 'text/html' } });
  const html = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<html lang="it">');
  expect(html).not.toContain('<script');
  for (const result of ['approve', 'decline', 'abandon', 'pending'])
    expect(html).toContain(`value="${result}"`);
  expect(html).toContain('78,74');
  expect((await shopper.send(`/__psp/${'0'.repeat(64)}`)).status).toBe(404);
  const elsewhere = shop().visitor('ortavia');
  expect((await elsewhere.send(bought.redirectUrl!)).status).toBe(404);
});

test('D02 approve authorises the amount once, however often it is pressed (CHK-26)', async () => {
  const bought = await online();
  const completed = `/cart/payment-completed/${bought.orderId}`;
  expect(await payAtProvider(shopper, bought.redirectUrl, 'approve')).toBe(completed);
  const paid = await order(bought.orderId);
  expect(paid).toMatchObject({
    orderStatusId: 3,
    transactionStatusId: 2,
    authorizedAmount: 78.74,
    paymentDueStatus: 'paid',
    paymentDueUntil: null,
  });
  expect(await payAtProvider(shopper, bought.redirectUrl, 'decline')).toBe(completed);
  expect(await order(bought.orderId)).toEqual(paid);
});

test('D02 save keeps the card for K05', async () => {
  const before = (await done(shopper.call(listPaymentAuths, { payment_type_id: 12 }))).auths.length;
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'approve', true);
  await payAtProvider(shopper, bought.redirectUrl, 'approve', true);
  expect((await done(shopper.call(listPaymentAuths, { payment_type_id: 12 }))).auths).toHaveLength(
    before + 1,
  );
});

test('B-44: D02 save names a card as no other that is left is named', async () => {
  const save = async () => payAtProvider(shopper, (await online()).redirectUrl, 'approve', true);
  const auths = async () => (await done(shopper.call(listPaymentAuths))).auths;
  await save();
  await save();
  const oldest = (await auths()).find(({ name }) => name.startsWith('Carta salvata'));
  await done(shopper.call(removePaymentAuth, { user_payment_auth_id: oldest!.userPaymentAuthId }));
  await save();
  const names = (await auths()).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['decline', 0],
  ['abandon', 5],
] as const)('D02 %s suspends the order with transaction %i and a mail (CHK-19)', async (result, status) => {
  const bought = await online();
  const mails = (await mailsTo(shopper, 'demo')).length;
  expect(await payAtProvider(shopper, bought.redirectUrl, result)).toBe(
    `/cart/payment-error/${bought.orderId}`,
  );
  expect(await order(bought.orderId)).toMatchObject({
    orderStatusId: 2,
    transactionStatusId: status,
    paymentDueStatus: 'pending',
  });
  await payAtProvider(shopper, bought.redirectUrl, result);
  expect((await mailsTo(shopper, 'demo')).slice(mails).map((mail) => mail.kind)).toEqual(['payment_failed']);
});

/** Kinds of the mails about one order, oldest first. */
const toldOf = async (orderId: number) =>
  (await mailsTo(shopper, 'demo'))
    .filter((mail) => mail.params['orderId'] === orderId)
    .map((mail) => mail.kind);

test('a payment that succeeds after it failed is confirmed by mail, once (CHK-19)', async () => {
  const bought = await online();
  const retry = async (result: string) => {
    const { redirectUrl } = await done(shopper.call(api.payOrder, { order_id: bought.orderId }));
    await payAtProvider(shopper, redirectUrl, result);
    await payAtProvider(shopper, redirectUrl, result);
  };
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  await retry('abandon');
  expect(await toldOf(bought.orderId)).toEqual(['order_confirmed', 'payment_failed', 'payment_failed']);
  await retry('approve');
  expect(await toldOf(bought.orderId)).toEqual([
    'order_confirmed',
    'payment_failed',
    'payment_failed',
    'payment_recovered',
  ]);
  const [first, ...later] = (await mailsTo(shopper, 'demo')).filter(
    (mail) => mail.params['orderId'] === bought.orderId,
  );
  const last = later.at(-1)!;
  expect(last.html).toContain(`<title>Il tuo ordine n. ${bought.orderId} è confermato</title>`);
  expect(last.text).toContain('Il pagamento è andato a buon fine.');
  expect(last.text).not.toContain('appena il pagamento');
  const bill = /^- .+$/gm;
  const ordered = [
    '- 2 × Olio extravergine in latta, Olivesca: 59,80\u00a0€',
    '- 2 × Petto di pollo a fette, Avicola San Rullo: ca. 10,80\u00a0€',
    '- Prodotti: 70,60\u00a0€',
    '- Consegna: 4,90\u00a0€',
    '- Totale stimato: 75,50\u00a0€',
  ];
  expect(last.text.match(bill)).toEqual([...ordered, '- Bloccato: 78,74\u00a0€']);
  expect(first!.text.match(bill)).toEqual(ordered);
  expect(first!.text).toContain('Con il pagamento blocchiamo 78,74\u00a0€');
});

test('a payment that failed and is then made at the door is confirmed by mail (O06)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  await done(shopper.call(api.modifyPaymentType, { order_id: bought.orderId, payment_type_id: 2 }));
  const told = ['order_confirmed', 'payment_failed', 'payment_recovered'];
  expect(await toldOf(bought.orderId)).toEqual(told);
  await done(shopper.call(api.modifyPaymentType, { order_id: bought.orderId, payment_type_id: 2 }));
  expect(await toldOf(bought.orderId)).toEqual(told);
});

test('CHK-19: an order paid at the first attempt is received, then confirmed, each once', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'pending');
  const token = bought.redirectUrl!.slice('/__psp/'.length);
  await callback(token, 'approve');
  await callback(token, 'approve');
  expect(await toldOf(bought.orderId)).toEqual(['order_confirmed', 'payment_confirmed']);
});

test('an order that failed, was amended and paid is confirmed once for what it became (O04)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  await done(shopper.call(api.modifyOrder, { order_id: bought.orderId }));
  await prepare(shopper);
  const again = await done(shopper.call(buy, { payment_type_id: 12 }));
  await payAtProvider(shopper, again.redirectUrl, 'approve');
  expect(await toldOf(bought.orderId)).toEqual([
    'order_confirmed',
    'payment_failed',
    'order_changed',
    'payment_confirmed',
  ]);
});

test('D04 mails as in life: suspended once, and confirmed when the payment is made good', async () => {
  const bought = await online();
  const move = (orderStatusId: number) => moveOrder(shopper, bought.orderId, orderStatusId);
  await move(2);
  await move(2);
  await move(3);
  await move(3);
  await move(10);
  await move(10);
  expect(await toldOf(bought.orderId)).toEqual([
    'order_confirmed',
    'payment_failed',
    'payment_recovered',
    'order_cancelled',
  ]);
});

test("D02 pending leaves the payment to the provider's later word (decision 006)", async () => {
  const bought = await online();
  expect(await payAtProvider(shopper, bought.redirectUrl, 'pending')).toBe(
    `/cart/payment-completed/${bought.orderId}`,
  );
  expect(await order(bought.orderId)).toMatchObject({
    orderStatusId: 1,
    transactionStatusId: 1,
    paymentDueStatus: 'pending',
  });
});

test('O05 voids the open attempt and opens another one; the first can approve nothing any more (decision 006)', async () => {
  const bought = await online();
  const retried = await done(shopper.call(api.payOrder, { order_id: bought.orderId }));
  expect(retried).toMatchObject({ orderId: bought.orderId, transactionStatusId: 1 });
  expect(retried.orderTransactionId).not.toBe(bought.orderTransactionId);
  expect(await payAtProvider(shopper, bought.redirectUrl, 'approve')).toBe(
    `/cart/payment-error/${bought.orderId}`,
  );
  expect((await order(bought.orderId)).orderStatusId).toBe(1);
  await payAtProvider(shopper, retried.redirectUrl, 'approve');
  expect((await order(bought.orderId)).orderStatusId).toBe(3);
  expect((await shopper.call(api.payOrder, { order_id: bought.orderId })).code).toBe('order.notPayable');
  const other = await shop().visitor().logIn('lettura');
  expect((await other.call(api.payOrder, { order_id: bought.orderId })).code).toBe('order.unknown');
});

test('O05 refuses what needs no bank, and changes nothing: it is paid by another choice (CHK-21)', async () => {
  const bought = await purchase(shopper, { wanted: plenty, paymentTypeId: 2 });
  await moveOrder(shopper, bought.orderId, 2);
  const before = await order(bought.orderId);
  expect((await shopper.call(api.payOrder, { order_id: bought.orderId })).code).toBe('order.notPayable');
  expect(await order(bought.orderId)).toEqual(before);
  const changed = await done(
    shopper.call(api.modifyPaymentType, { order_id: bought.orderId, payment_type_id: 2 }),
  );
  expect(changed.orderStatusId).toBe(3);
});

test('O06 changes the method and keeps id, lines and total (RULE-PAYMENT-8)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  const before = await order(bought.orderId);
  const change = (params: object) =>
    shopper.call(api.modifyPaymentType, { order_id: bought.orderId, ...params });
  expect((await change({ payment_type_id: 11 })).code).toBe('payment.type.notAllowed');
  const changed = await done(change({ payment_type_id: 2 }));
  expect(changed).toMatchObject({
    orderId: bought.orderId,
    orderStatusId: 3,
    transactionStatusId: 2,
    paymentTypeId: 2,
    authorizedAmount: 0,
    totalPrice: 75.5,
    redirectUrl: null,
  });
  const after = await order(bought.orderId);
  expect(after.orderItems).toEqual(before.orderItems);
  const back = await done(change({ payment_type_id: 113 }));
  expect(back).toMatchObject({ orderStatusId: 1, transactionStatusId: 1 });
  const wallet = await done(
    shopper.call(api.modifyPaymentTypeWallet, { order_id: bought.orderId, payment_type_id: 13 }),
  );
  expect(wallet).toMatchObject({ paymentTypeId: 13, orderStatusId: 1 });
  expect(
    (await shopper.call(api.modifyPaymentTypeWallet, { order_id: bought.orderId, payment_type_id: 12 })).http,
  ).toBe(422);
  const delivered = (await done(shopper.call(api.listOrders, { page_size: 100 }))).orders.find(
    (one) => one.orderStatusId === 8,
  );
  expect(
    (await shopper.call(api.modifyPaymentType, { order_id: delivered!.orderId, payment_type_id: 2 })).code,
  ).toBe('order.notPayable');
});

test.each([
  ['held', 'approve', 4],
  ['still open', null, 5],
] as const)('O06 ends the payment before it, which is %s (RULE-PAYMENT-8)', async (_, result, statusId) => {
  const bought = await online();
  if (result !== null) await payAtProvider(shopper, bought.redirectUrl, result);
  const params = { order_id: bought.orderId, payment_type_id: 2 };
  expect(await done(shopper.call(api.modifyPaymentType, params))).toMatchObject({ orderStatusId: 3 });
  expect(await transactionStatus(shop(), bought.orderTransactionId)).toBe(statusId);
});

test('an unpaid order expires, is cancelled once and gives everything back (CHK-20)', async () => {
  const bought = await purchase(shopper, { wanted: [...plenty, ['burrata-250-g', 1]], paymentTypeId: 12 });
  const stock = (await product(shopper, 'burrata-250-g')).available;
  shop().clock.pass(46);
  expect((await order(bought.orderId)).paymentDueStatus).toBe('expiring');
  shop().clock.pass(14);
  await shop().backend.jobs.runOnce();
  const expired = await order(bought.orderId);
  expect(expired).toMatchObject({ orderStatusId: 10, transactionStatusId: 5, paymentDueStatus: 'expired' });
  expect((await product(shopper, 'burrata-250-g')).available).toBe(stock + 1);
  const told = (await mailsTo(shopper, 'demo')).filter((mail) => mail.params['orderId'] === bought.orderId);
  expect(told.map((mail) => mail.kind)).toEqual(['order_confirmed', 'order_cancelled']);
  expect(await payAtProvider(shopper, bought.redirectUrl, 'approve')).toBe(
    `/cart/payment-error/${bought.orderId}`,
  );
  expect((await shopper.call(api.payOrder, { order_id: bought.orderId })).code).toBe('order.notPayable');
});

test('an unpaid order that is cancelled in time is due no more, and never expires (CHK-20, ORD-05)', async () => {
  const bought = await online();
  const cancelled = await done(shopper.call(api.deleteOrder, { order_id: bought.orderId }));
  const dueNoMore = { orderStatusId: 10, paymentDueStatus: 'paid', paymentDueUntil: null };
  expect(cancelled).toMatchObject(dueNoMore);
  shop().clock.pass(60);
  expect(await order(bought.orderId)).toMatchObject(dueNoMore);
});

test.each([api.listOrders, api.listAddressOrders, api.listPersonOrders])(
  '$id shows an unpaid order as cancelled once its time is over, without any job',
  async (endpoint) => {
    const bought = await online();
    shop().clock.pass(60);
    const { orders } = await done(shopper.call(endpoint));
    expect(orders[0]).toMatchObject({ orderId: bought.orderId, orderStatusId: 10 });
  },
);

test('an unpaid order is not paid after its time, whichever call comes first (CHK-20)', async () => {
  const overdue = async () => {
    const bought = await online();
    shop().clock.pass(60);
    return bought;
  };
  const retried = await overdue();
  expect((await shopper.call(api.payOrder, { order_id: retried.orderId })).code).toBe('order.notPayable');
  const changed = await overdue();
  const change = { order_id: changed.orderId, payment_type_id: 2 };
  expect((await shopper.call(api.modifyPaymentType, change)).code).toBe('order.notPayable');
  const approved = await overdue();
  expect(await payAtProvider(shopper, approved.redirectUrl, 'approve')).toBe(
    `/cart/payment-error/${approved.orderId}`,
  );
  for (const { orderId } of [retried, changed, approved]) {
    expect((await order(orderId)).orderStatusId).toBe(10);
  }
});

test('O05 gives no more time than there was (CHK-20)', async () => {
  const bought = await online();
  const { paymentDueUntil } = await order(bought.orderId);
  shop().clock.pass(30);
  await done(shopper.call(api.payOrder, { order_id: bought.orderId }));
  expect((await order(bought.orderId)).paymentDueUntil).toBe(paymentDueUntil);
  shop().clock.pass(30);
  expect((await order(bought.orderId)).orderStatusId).toBe(10);
});

test('an unpaid order is cancelled on the first look after its time, without any job', async () => {
  const bought = await online();
  shop().clock.pass(60);
  expect((await order(bought.orderId)).orderStatusId).toBe(10);
});

test('an approval that comes too late is told to the shop once, however often it comes', async () => {
  const bought = await online();
  await done(shopper.call(api.payOrder, { order_id: bought.orderId }));
  for (let turn = 0; turn < 3; turn += 1) await payAtProvider(shopper, bought.redirectUrl, 'approve');
  const told = (await trailOf(shop())).filter(
    ({ kind, facts }) => kind === 'payment.approvedAfterVoid' && facts['orderId'] === bought.orderId,
  );
  expect(told.map(({ facts }) => facts)).toEqual([{ orderId: bought.orderId, amount: 7874 }]);
});

test('O02 hides pending orders with show_pending=false', async () => {
  const bought = await online();
  const shown = await done(shopper.call(api.listOrders, { page_size: 100 }));
  expect(shown.orders[0]).toMatchObject({ orderId: bought.orderId, orderStatusId: 1 });
  const ids = async () =>
    (await done(shopper.call(api.listOrders, { page_size: 100, show_pending: false }))).orders.map(
      ({ orderId }) => orderId,
    );
  expect(await ids()).not.toContain(bought.orderId);
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  expect((await order(bought.orderId)).orderStatusId).toBe(2);
  expect(await ids()).not.toContain(bought.orderId);
});

async function callback(
  token: string,
  result: string,
  change: { secret?: string; at?: number; body?: string } = {},
) {
  const body = change.body ?? JSON.stringify({ token, result });
  const timestamp = String(Math.floor((change.at ?? shop().clock.now().getTime()) / 1000));
  const signature = pspSignature(change.secret ?? developmentPspSecret, timestamp, body);
  const headers = { 'X-Psp-Timestamp': timestamp, 'X-Psp-Signature': signature };
  return shop().visitor().send('/__psp/callback', { method: 'POST', headers, body });
}

test('reliability 11: D06 settles without the browser, signed, any number of times and in any order', async () => {
  const bought = await online();
  const token = bought.redirectUrl!.slice('/__psp/'.length);
  expect((await callback(token, 'approve', { secret: 'x'.repeat(32) })).status).toBe(401);
  expect((await callback(token, 'approve', { at: shop().clock.now().getTime() - 301_000 })).status).toBe(401);
  expect((await shop().visitor().send('/__psp/callback', { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await order(bought.orderId)).orderStatusId).toBe(1);
  const answers = await Promise.all([
    callback(token, 'approve'),
    callback(token, 'approve'),
    callback(token, 'decline'),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await order(bought.orderId)).toMatchObject({
    orderStatusId: 3,
    transactionStatusId: 2,
    authorizedAmount: 78.74,
  });
  expect(await (await callback(token, 'decline')).json()).toEqual({
    orderId: bought.orderId,
    state: 'approved',
  });
  expect((await callback('nobody', 'approve')).status).toBe(404);
  expect((await callback(token, 'explode')).status).toBe(422);
});

test('D04 delivers: the payment is confirmed and the points are credited once (LOY-04)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  const points = (await done(shopper.call(viewCart))).userPoints.LOYALTY.value;
  const move = (orderStatusId: number) => moveOrder(shopper, bought.orderId, orderStatusId);
  await move(8);
  await move(8);
  await move(9);
  expect(await order(bought.orderId)).toMatchObject({
    transactionStatusId: 3,
    orderStatusDescr: 'consegnato parzialmente',
  });
  expect((await done(shopper.call(viewCart))).userPoints.LOYALTY.value).toBe(points + 70);
  expect(
    (await shopper.send('/__dev/order-status', { method: 'POST', body: '{"order_id":1,"orderStatusId":99}' }))
      .status,
  ).toBe(422);
});

test.each([
  ['that is still open', null, 1],
  ['that failed', 'decline', 0],
] as const)('D04 takes no money of a payment %s (CHK-26)', async (_, result, transactionStatusId) => {
  const bought = await online();
  if (result !== null) await payAtProvider(shopper, bought.redirectUrl, result);
  await moveOrder(shopper, bought.orderId, 8);
  expect(await order(bought.orderId)).toMatchObject({
    orderStatusId: 8,
    transactionStatusId,
    authorizedAmount: 0,
  });
});

test('what was held is given back once, however often an order is cancelled (CHK-20)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  for (const statusId of [10, 3, 10]) {
    await moveOrder(shopper, bought.orderId, statusId);
    expect((await order(bought.orderId)).transactionStatusId).toBe(4);
  }
  const back = (await trailOf(shop())).filter(
    ({ kind, facts }) => kind === 'order.cancelled' && facts['orderId'] === bought.orderId,
  );
  expect(back).toHaveLength(2);
});

test('no log line holds a payment token (CHK-28)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  expect(shop().log.lines.join('\n')).not.toContain(bought.redirectUrl!.slice('/__psp/'.length));
  expect((await shopper.call(buy, { payment_type_id: 2 })).code).toBe('cart.empty');
});

test('reliability 11: what the shopper left pending only the provider settles (decision 006, D06)', async () => {
  const bought = await online();
  await payAtProvider(shopper, bought.redirectUrl, 'pending');
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  expect((await order(bought.orderId)).orderStatusId).toBe(1);
  await callback(bought.redirectUrl!.slice('/__psp/'.length), 'approve');
  expect(await order(bought.orderId)).toMatchObject({ orderStatusId: 3, transactionStatusId: 2 });
});
