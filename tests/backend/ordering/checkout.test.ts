import { beforeEach, expect, test } from 'vitest';
import * as cartApi from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { listAddresses, selectAddress } from '../../../contract/api/shopping/address.ts';
import { addGiftCode, removeGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import * as api from '../../../contract/api/ordering/checkout.ts';
import { listOrders, viewOrder } from '../../../contract/api/ordering/order.ts';
import {
  updateBillingAddress,
  updateContact,
  viewUserDetail,
} from '../../../contract/api/account/registration.ts';
import {
  chooseHome,
  chooseSlot,
  done,
  fill,
  mailsTo,
  moveOrder,
  payAtProvider,
  plenty,
  prepare,
  product,
  purchase,
  readyToBuy,
  readyToShop,
} from '../journeys.ts';
import { trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { demoTenants } from '../demo-tenants.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

async function emptied(client: ShopClient): Promise<void> {
  const cart = await done(client.call(cartApi.viewCart));
  const items = linesOf(cart).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(client.call(cartApi.deleteFromCart, { items }));
}

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await emptied(shopper);
});

test('reliability 8: SES-26: K01 checks items, gates, profile, minimum order, terms and invoice data in this order', async () => {
  const buyer = await shop().visitor().logIn('agente');
  const prepared = (params = {}) => buyer.call(api.prepareCheckout, params);
  expect((await prepared()).code).toBe('cart.empty');
  await chooseHome(buyer);
  await chooseSlot(buyer);
  await fill(buyer, [['penne-rigate-500-g', 1]]);
  await done(buyer.call(updateContact, { phone: '' }));
  expect((await prepared({ terms_accepted: true })).code).toBe('checkout.profile.required');
  await done(buyer.call(updateContact, { phone: '3337654321' }));
  expect((await prepared({ terms_accepted: true })).code).toBe('checkout.minOrder');
  await fill(buyer, plenty);
  expect((await prepared()).code).toBe('checkout.terms.required');
  await done(buyer.call(cartApi.updateCartInfo, { property: 'need_invoice', value: 'true' }));
  expect((await prepared({ terms_accepted: true })).code).toBe('checkout.invoice.required');
  const billing = {
    companyName: 'Prova Srl',
    vatNumber: '01234567890',
    address1: 'Via Roma',
    addressNumber: '1',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
  };
  await done(buyer.call(updateBillingAddress, billing));
  expect((await prepared({ terms_accepted: true })).status).toBe(0);
});

test('K01 asks a live slot again once the hold is over (B-16)', async () => {
  await readyToShop(shopper);
  await fill(shopper, plenty);
  shop().clock.pass(121);
  expect((await shopper.call(api.prepareCheckout, { terms_accepted: true })).code).toBe(
    'cart.timeslot.required',
  );
});

test("K01 locks for half an hour and offers the tenant's payment types with the amount held (CHK-15)", async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['petto-di-pollo-a-fette-450-g', 2]]);
  const answer = await shopper.call(api.prepareCheckout, { terms_accepted: true, vanity: 'ignored' });
  expect(answer.data.cartStatusId).toBe(2);
  expect(answer.data.lockedUntil).toBe(new Date(shop().clock.now().getTime() + 30 * 60_000).toISOString());
  expect(
    answer.data.paymentTypes.map((type) => [type.paymentTypeId, type.online, type.prebilledPct]),
  ).toEqual([
    [2, false, 0],
    [12, true, 30],
    [113, true, 30],
    [13, true, 30],
  ]);
  // 70.60 of goods and 4.90 of delivery, 30% of the 10.80 of chicken on top.
  expect([answer.data.totalPrice, answer.data.prebilledAmount]).toEqual([75.5, 78.74]);
  expect(await done(shopper.call(api.viewPrebilledAmount, { payment_type_id: 12 }))).toEqual({
    prebilledAmount: 78.74,
  });
  expect(await done(shopper.call(api.viewPrebilledAmount, { payment_type_id: 2 }))).toEqual({
    prebilledAmount: 75.5,
  });
});

test('K01 names what is paid on delivery after the pickup it is paid at (CHK-12)', async () => {
  const { addresses } = await done(shopper.call(listAddresses, { address_type: 'store' }));
  const point = { address_type: 'store', address_id: addresses[0]!.addressId, delivery_service_id: 1 };
  await done(shopper.call(selectAddress, point));
  await chooseSlot(shopper);
  await fill(shopper, plenty);
  const names = async () => (await prepare(shopper)).paymentTypes.slice(0, 2).map(({ name }) => name);
  expect(await names()).toEqual(['Pagamento al ritiro', 'Carta di pagamento online']);
  await readyToShop(shopper);
  expect(await names()).toEqual(['Pagamento alla consegna', 'Carta di pagamento online']);
});

test('K01 offers deferred types to master accounts (SES-24)', async () => {
  const agent = await shop().visitor().logIn('agente');
  await emptied(agent);
  await readyToShop(agent);
  await fill(agent, plenty);
  const prepared = await prepare(agent);
  expect(prepared.paymentTypes.map((type) => type.paymentTypeId)).toEqual([2, 12, 113, 13, 11, 101]);
  const bought = await done(agent.call(api.buy, { payment_type_id: 11 }));
  expect(bought).toMatchObject({
    orderStatusId: 3,
    transactionStatusId: 2,
    authorizedAmount: 0,
    redirectUrl: null,
  });
});

test('K02 makes one order of the cart, moves stock, opens the next cart and tells by mail', async () => {
  await readyToShop(shopper);
  const cart = await fill(shopper, [...plenty, ['burrata-250-g', 1]]);
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'Suonare <forte>' }));
  const before = await product(shopper, 'burrata-250-g');
  const prepared = await prepare(shopper);
  const mails = (await mailsTo(shopper, 'demo')).length;
  const answer = await shopper.call(api.buy, { payment_type_id: 2, payment_data: '{"amount":0.01}' });
  const { orderId } = answer.data;
  expect(answer.data).toEqual({
    orderId,
    orderTransactionId: expect.any(Number),
    orderStatusId: 3,
    transactionStatusId: 2,
    paymentTypeId: 2,
    authorizedAmount: 0,
    totalPrice: prepared.totalPrice,
    redirectUrl: null,
  });
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(order).toMatchObject({
    orderStatusDescr: 'ordinato',
    cartId: cart.cartId,
    totalPrice: prepared.totalPrice,
    paymentDueStatus: 'paid',
    editable: true,
    deletable: true,
    cartInfos: { order_comment: 'Suonare <forte>' },
    timeslot: { dateIso: cart.timeslot?.dateIso, timeslotId: cart.timeslot?.timeslotId },
    shippingAddress: { address1: 'Via Appia Nuova', addressNumber: '120' },
  });
  expect(order.orderItems?.map((line) => [line.product.slug, line.quantity, line.grossTotal])).toEqual([
    ['olio-extravergine-latta-5-l', 2, 59.8],
    ['burrata-250-g', 1, 3.99],
  ]);
  const next = await done(shopper.call(cartApi.viewCart));
  expect(next.cartId).not.toBe(cart.cartId);
  expect(next).toMatchObject({
    cartItems: [],
    timeslot: null,
    shippingAddress: { autoAssigned: false, addressId: cart.shippingAddress?.addressId },
    store: { storeId: cart.store?.storeId },
  });
  expect((await product(shopper, 'burrata-250-g')).available).toBe(before.available - 1);
  const [mail, ...others] = (await mailsTo(shopper, 'demo')).slice(mails);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'order_confirmed', params: { orderId } });
  expect(mail?.links).toEqual([`http://cestolieto.localhost:3000/profile/orders/${orderId}`]);
  const found = await done(shopper.call(listOrders, { cart_id: cart.cartId! }));
  expect(found.orders.map((one) => one.orderId)).toEqual([orderId]);
});

test('reliability 8: K02 refuses a cart that is not prepared, or no longer, or empty', async () => {
  await readyToShop(shopper);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('cart.empty');
  await fill(shopper, plenty);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('checkout.notPrepared');
  await prepare(shopper);
  shop().clock.pass(30);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('checkout.notPrepared');
  await prepare(shopper);
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'x' }));
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('checkout.notPrepared');
  await prepare(shopper);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).status).toBe(0);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('cart.empty');
});

test('K02 takes only offered types, known cards and short JSON payment data', async () => {
  await readyToBuy(shopper);
  for (const payment_type_id of [11, 3, 999]) {
    expect((await shopper.call(api.buy, { payment_type_id })).code).toBe('payment.type.notAllowed');
  }
  expect((await shopper.call(api.buy, { payment_type_id: 12, user_payment_auth_id: 999_999 })).code).toBe(
    'payment.auth.unknown',
  );
  expect((await shopper.call(api.buy, { payment_type_id: 2, payment_data: 'no json' })).http).toBe(422);
  const long = JSON.stringify('x'.repeat(9000));
  expect((await shopper.call(api.buy, { payment_type_id: 2, payment_data: long })).http).toBe(422);
  expect((await done(shopper.call(cartApi.viewCart))).cartStatusId).toBe(2);
});

test('K05 lists own saved cards of a type; K02 pays with one at once (API-14)', async () => {
  const { auths } = await done(shopper.call(api.listPaymentAuths, { payment_type_id: 12 }));
  expect(auths[0]).toMatchObject({ paymentTypeId: 12, preferred: true });
  expect((await done(shopper.call(api.listPaymentAuths, { payment_type_id: 113 }))).auths).toEqual([]);
  expect((await done(shopper.call(api.listPaymentAuths, { payment_type_id: 4_000_000_000 }))).auths).toEqual(
    [],
  );
  const other = await shop().visitor().logIn('lettura');
  expect((await done(other.call(api.listPaymentAuths, { payment_type_id: 12 }))).auths).toEqual([]);
  await readyToBuy(shopper, [...plenty, ['petto-di-pollo-a-fette-450-g', 2]]);
  const choice = { payment_type_id: 12, user_payment_auth_id: auths[0]!.userPaymentAuthId };
  const bought = await done(shopper.call(api.buy, choice));
  expect(bought).toMatchObject({
    orderStatusId: 3,
    transactionStatusId: 2,
    authorizedAmount: 78.74,
    redirectUrl: null,
  });
});

test('K05 and K02 know a saved card until its last day is over', async () => {
  const { auths } = await done(shopper.call(api.listPaymentAuths, { payment_type_id: 12 }));
  const listed = async () => (await done(shopper.call(api.listPaymentAuths, { payment_type_id: 12 }))).auths;
  const today = dayOfInstant(shop().clock.now().getTime());
  const endsOn = (day: string) =>
    shop().database.script(`UPDATE payment_auths SET expires_on = '${day}' WHERE tenant_id = 'cestolieto'`);
  const choice = { payment_type_id: 12, user_payment_auth_id: auths[0]!.userPaymentAuthId };
  await readyToBuy(shopper);
  await endsOn(addDays(today, -1));
  expect(await listed()).toEqual([]);
  expect((await shopper.call(api.buy, choice)).code).toBe('payment.auth.unknown');
  await endsOn(today);
  expect(await listed()).toHaveLength(auths.length);
  expect((await done(shopper.call(api.buy, choice))).orderStatusId).toBe(3);
  await endsOn(addDays(today, 365));
});

test('B-44: K05 without a type lists expired cards too, K07 removes one and its payments stay', async () => {
  const owner = await shop().visitor().logIn('agente');
  await readyToBuy(owner);
  const { redirectUrl, orderId } = await done(owner.call(api.buy, { payment_type_id: 12 }));
  await payAtProvider(owner, redirectUrl, 'approve', true);
  const { auths } = await done(owner.call(api.listPaymentAuths));
  const { userPaymentAuthId } = auths.at(-1)!;
  await shop().database.script(
    `UPDATE payment_auths SET expires_on = '2020-01-31' WHERE user_payment_auth_id = ${userPaymentAuthId}`,
  );
  const expired = { ...auths.at(-1)!, expireDate: '2020-01-31' };
  expect((await done(owner.call(api.listPaymentAuths))).auths).toEqual([...auths.slice(0, -1), expired]);
  expect((await done(owner.call(api.listPaymentAuths, { payment_type_id: 12 }))).auths).toEqual(
    auths.slice(0, -1),
  );
  const held = await done(owner.call(viewOrder, { order_id: orderId }));
  const remove = { user_payment_auth_id: userPaymentAuthId };
  expect((await done(owner.call(api.removePaymentAuth, remove))).auths).toEqual(auths.slice(0, -1));
  expect((await done(owner.call(api.listPaymentAuths))).auths).toEqual(auths.slice(0, -1));
  expect(await done(owner.call(viewOrder, { order_id: orderId }))).toEqual(held);
  const removed = (await trailOf(shop())).filter(({ kind }) => kind === 'card.removed');
  expect(removed.map(({ facts }) => facts)).toEqual([{ authId: userPaymentAuthId }]);
  await readyToBuy(owner);
  const choice = { payment_type_id: 12, ...remove };
  expect((await owner.call(api.buy, choice)).code).toBe('payment.auth.unknown');
});

test('B-44: a card that is removed while an order waits at the provider leaves the payment to be approved', async () => {
  const owner = await shop().visitor().logIn('lettura');
  await readyToBuy(owner);
  const first = await done(owner.call(api.buy, { payment_type_id: 12 }));
  await payAtProvider(owner, first.redirectUrl, 'approve', true);
  const [card] = (await done(owner.call(api.listPaymentAuths))).auths;
  await readyToBuy(owner);
  const { redirectUrl, orderId } = await done(owner.call(api.buy, { payment_type_id: 12 }));
  await done(owner.call(api.removePaymentAuth, { user_payment_auth_id: card!.userPaymentAuthId }));
  await payAtProvider(owner, redirectUrl, 'approve');
  expect(await done(owner.call(viewOrder, { order_id: orderId }))).toMatchObject({
    transactionStatusId: 2,
    paymentDueStatus: 'paid',
  });
});

test('reliability 8: K02 opens the cart again when a price moved since prepare', async () => {
  await readyToBuy(shopper);
  const move = (price: number) => `UPDATE price_changes SET price = ${price} WHERE tenant_id = 'cestolieto'
    AND product_id = (SELECT product_id FROM products WHERE slug = 'olio-extravergine-latta-5-l'
      AND tenant_id = 'cestolieto'); UPDATE catalogue_versions SET version = version + 1`;
  await shop().database.script(move(3090));
  const refused = await shopper.call(api.buy, { payment_type_id: 2 });
  expect(refused.code).toBe('checkout.priceChanged');
  expect(await done(shopper.call(cartApi.viewCart))).toMatchObject({
    cartStatusId: 1,
    lockedUntil: null,
    itemsTotal: 61.8,
  });
  await shop().database.script(move(2990));
  await prepare(shopper);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).status).toBe(0);
});

test('reliability 4: K02 refuses what is no longer in stock and changes nothing', async () => {
  await readyToBuy(shopper, [...plenty, ['burrata-250-g', 2]]);
  const set = (available: number) =>
    shop().database.script(`UPDATE stock SET available = ${available}
    WHERE product_id = (SELECT product_id FROM products WHERE slug = 'burrata-250-g' AND tenant_id = 'cestolieto')`);
  await set(1000);
  const orders = (await done(shopper.call(listOrders))).page.totItems;
  const refused = await shopper.call(api.buy, { payment_type_id: 2 });
  expect(refused.code).toBe('msg.cart.availability.errors');
  expect(refused.body.response.errorsMessage).toEqual(['Burrata, Casale Vento: ne volevi 2, ne resta 1.']);
  expect((await done(shopper.call(listOrders))).page.totItems).toBe(orders);
  const cart = await done(shopper.call(cartApi.viewCart));
  expect([cart.cartStatusId, cart.timeslot?.autoAssigned]).toEqual([2, false]);
  await set(3000);
});

test('K02 takes a slot again whose hold ended on the way to paying, and says so when it is full', async () => {
  // Two hours later the first slots may be closed: a late one is taken, whatever the time of the day.
  await readyToShop(shopper);
  await chooseSlot(shopper, 10);
  await fill(shopper, plenty);
  shop().clock.pass(110);
  await prepare(shopper);
  const cart = await done(shopper.call(cartApi.viewCart));
  shop().clock.pass(15);
  const { dateIso, timeslotId } = cart.timeslot!;
  const left = (places: number) =>
    shopper.send('/__dev/timeslot', {
      method: 'POST',
      body: JSON.stringify({ dateIso, timeslotId, left: places }),
    });
  await left(0);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).code).toBe('timeslot.full');
  await left(5);
  expect((await shopper.call(api.buy, { payment_type_id: 2 })).status).toBe(0);
});

test('reliability 5: a gift code takes off at most what is due and is used once (C11, LOY-06)', async () => {
  await readyToShop(shopper);
  await fill(shopper, plenty);
  const with5 = await done(shopper.call(addGiftCode, { code: ' gift5 ' }));
  expect(with5).toMatchObject({ giftTotal: 5, totalPrice: 59.7 });
  expect(with5.orderAdjustmentSummary.orderAdjustments[0]).toMatchObject({ amount: -5, orderItemId: null });
  expect((await shopper.call(addGiftCode, { code: 'BENVENUTO10' })).code).toBe('gift.limit');
  await prepare(shopper);
  const { orderId } = await done(shopper.call(api.buy, { payment_type_id: 2 }));
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(order).toMatchObject({ giftTotal: 5, giftCertificates: [{ code: 'GIFT5', status: 'used' }] });
  expect((await shopper.call(addGiftCode, { code: 'GIFT5' })).code).toBe('gift.used');
  // 59,80 € of goods less 5 €: points are for what is paid (LOY-04).
  const points = async () => (await done(shopper.call(viewUserDetail))).points;
  const before = await points();
  await moveOrder(shopper, orderId, 8);
  expect((await points()) - before).toBe(54);
});

test('LOY-08 a purchase of exactly the minimum earns its certificate, one of a cent less does not', async () => {
  const promotion = { amountCents: 300, validDays: 30 };
  const promotions = [
    { ...promotion, description: 'da 59,80 €', minSpendCents: 5980 },
    { ...promotion, description: 'da 59,81 €', minSpendCents: 5981 },
  ];
  const tenants = demoTenants.map((one) => ({
    ...one,
    facts: { ...one.facts, giftPromotions: promotions },
  }));
  const giving = await openTestShop({}, { tenants });
  const buyer = await giving.visitor().logIn('demo');
  await readyToShop(buyer);
  const { itemsTotal, giftCertificatesToGenerate } = await fill(buyer, plenty);
  expect([itemsTotal, giftCertificatesToGenerate]).toEqual([
    59.8,
    [{ description: 'da 59,80 €', giftTotal: 3 }],
  ]);
  await giving.backend.close();
});

test('C12 takes a gift code off the cart, and that code alone', async () => {
  await readyToShop(shopper);
  const { totalPrice } = await fill(shopper, plenty);
  await done(shopper.call(addGiftCode, { code: 'BENVENUTO10' }));
  expect((await shopper.call(removeGiftCode, { code: 'GIFT5' })).code).toBe('gift.invalid');
  const without = await done(shopper.call(removeGiftCode, { code: ' benvenuto10 ' }));
  expect(without).toMatchObject({ giftTotal: 0, totalPrice, giftCertificates: [] });
  expect((await shopper.call(removeGiftCode, { code: 'BENVENUTO10' })).code).toBe('gift.invalid');
});

test("K03 answers for an own order, 404 for another's (CHK-27)", async () => {
  const { orderId, totalPrice } = await purchase(shopper);
  const asked = { payment_type_id: 2, order_id: orderId };
  expect(await done(shopper.call(api.viewPrebilledAmount, asked))).toEqual({ prebilledAmount: totalPrice });
  const other = await shop().visitor().logIn('lettura');
  expect((await other.call(api.viewPrebilledAmount, asked)).http).toBe(404);
});

test('K04 lists bags with a price, for anyone (B-13)', async () => {
  const { products } = await done(shop().visitor().call(api.listPackaging));
  expect(products.length).toBeGreaterThan(0);
  expect(products.every((bag) => bag.priceDisplay > 0)).toBe(true);
  expect((await shop().visitor().raw(`${api.listPackaging.path}?kind=%E0%A4%A`)).http).toBe(400);
});

test('K06 knows what a session may do (SES-29)', async () => {
  const allowed = async (client: ShopClient, operation: string) =>
    (await done(client.call(api.testOperation, { operation }))).allowed;
  expect([
    await allowed(shopper, 'order'),
    await allowed(shopper, 'checkout'),
    await allowed(shopper, 'agent'),
  ]).toEqual([true, true, false]);
  expect(await allowed(shopper, 'constructor')).toBe(false);
  expect(await allowed(await shop().visitor().logIn('agente'), 'agent')).toBe(true);
  expect((await shopper.call(api.testOperation, { operation: '' })).http).toBe(422);
});

test('R03 checks every field at once and keeps what it saved (REG-23)', async () => {
  const wrong = {
    address1: '',
    addressNumber: '1',
    city: 'Roma',
    province: 'RM',
    postalcode: '123',
    pec: 'x',
  };
  const refused = await shopper.call(updateBillingAddress, wrong);
  expect(refused.code).toBe('validation');
  expect(refused.body.response.errors.map(({ field, error }) => [field, error])).toEqual([
    ['fiscalCode', 'Campo obbligatorio'],
    ['address1', 'Campo obbligatorio'],
    ['postalcode', 'Deve avere esattamente 5 caratteri'],
    ['pec', 'Digitare una e-mail valida'],
  ]);
  expect((await shopper.call(updateBillingAddress, { address1: 'Via Roma' })).http).toBe(422);
  const right = {
    ...wrong,
    address1: 'Via Roma',
    postalcode: '00183',
    pec: '',
    fiscalCode: 'rssmra80a01h501u',
  };
  const saved = await done(shopper.call(updateBillingAddress, right));
  expect(saved.billing).toMatchObject({ fiscalCode: 'RSSMRA80A01H501U', sdiCode: '0000000', vatNumber: '' });
});
