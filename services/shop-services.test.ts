import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCart, aProduct } from '../paths/fixtures/cart-fixtures.ts';
import { noObserver } from './api-client.ts';
import { borderTime, done, openShopBorder, refused, type ShopBorder } from '../tests/services/shop-border.ts';
import { anonymousCredentials } from './credentials.ts';
import { noRequestCache } from './request-cache.ts';
import { noRestoreToken } from './restore-token.ts';
import { createSessionStore } from './session-store.ts';
import { createShopServices, type ShopServices } from './shop-services.ts';

let border: ShopBorder;
let services: ShopServices;
beforeAll(async () => {
  border = await openShopBorder();
  border.answers(() => refused(200, []));
  services = createShopServices({
    baseUrl: border.origin,
    fetch,
    session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: () => 0,
  });
});
afterAll(() => border.close());

const key = { idempotencyKey: 'a-key-of-mine' };
const card = { paymentTypeId: 12, authId: 31 } as const;
const wallet = { paymentTypeId: 13, authId: null } as const;

type Sent = [how: string, send: (shop: ShopServices) => Promise<unknown>, line: string, body: string];

const calls: Sent[] = [
  ['CART-09: view', (shop) => shop.cart.view(), 'GET /cart/view?show_sectors=true', ''],
  [
    'API-12: add',
    ({ cart }) =>
      cart.add(
        {
          product: aProduct({ productId: 11 }),
          quantity: 2,
          infos: { accept_alternatives: 'true', taglio: 'sottile' },
        },
        key,
      ),
    'POST /cart/add',
    '{"show_sectors":true,"items":[{"productId":11,"quantity":2,"infos":{"accept_alternatives":"true","taglio":"sottile"}}]}',
  ],
  [
    'CART-15: add an order',
    ({ cart }) => cart.addFromOrder(900, key),
    'POST /cart/add-all-from-order',
    '{"show_sectors":true,"order_id":900}',
  ],
  [
    'LIST-11: add a list',
    ({ cart }) => cart.addFromList(31, key),
    'POST /cart/add-all-from-wishlist',
    '{"show_sectors":true,"list_id":31}',
  ],
  [
    'CART-05: remove a line',
    ({ cart }) => cart.remove({ itemId: 101 }),
    'POST /cart/delete',
    '{"show_sectors":true,"items":[{"itemId":101}]}',
  ],
  [
    'B-13: remove a bag',
    ({ cart }) => cart.remove({ productId: 7001 }),
    'POST /cart/delete',
    '{"show_sectors":true,"items":[{"productId":7001}]}',
  ],
  [
    'CART-17: a note',
    ({ cart }) => cart.saveInfo({ property: 'order_comment', value: 'Citofono rotto' }),
    'POST /cart/update-cart-info',
    '{"show_sectors":true,"property":"order_comment","value":"Citofono rotto"}',
  ],
  [
    'CART-17: an invoice is wanted',
    ({ cart }) => cart.saveInfo({ property: 'need_invoice', value: 'true' }),
    'POST /cart/update-cart-info',
    '{"show_sectors":true,"property":"need_invoice","value":"true"}',
  ],
  [
    'CART-16: nothing in place of a line',
    async ({ cartLines }) =>
      (await cartLines()).substitute({
        of: 'line',
        itemId: 101,
        choice: { substitution: 'none', productId: null },
      }),
    'POST /cart/update-infos',
    '{"show_sectors":true,"items":[{"itemId":101,"infos":{"substitution":"none"}}]}',
  ],
  [
    'B-18: what to do in the whole cart',
    async ({ cartLines }) => (await cartLines()).substitute({ of: 'cart', choice: 'ask' }),
    'POST /cart/update-cart-info',
    '{"show_sectors":true,"property":"substitutions","value":"ask"}',
  ],
  [
    'CHK-17: whether a gift code is good',
    ({ cart }) => cart.checkGiftCode('DONO10'),
    'GET /cart-giftcertificate/check?code=DONO10',
    '',
  ],
  [
    'CHK-17: a gift code',
    ({ cart }) => cart.addGiftCode('DONO10'),
    'POST /cart-giftcertificate/add_code',
    '{"show_sectors":true,"code":"DONO10"}',
  ],
  [
    'CHK-17: no gift code',
    ({ cart }) => cart.removeGiftCode('DONO10'),
    'POST /cart-giftcertificate/remove_code',
    '{"show_sectors":true,"code":"DONO10"}',
  ],
  [
    'CART-08: a quantity',
    ({ cart }) => cart.update({ itemId: 101, quantity: 3 }),
    'POST /cart/update',
    '{"show_sectors":true,"items":[{"itemId":101,"quantity":3}]}',
  ],
  [
    'CART-17: no invoice is wanted',
    ({ cart }) => cart.saveInfo({ property: 'need_invoice', value: 'false' }),
    'POST /cart/update-cart-info',
    '{"show_sectors":true,"property":"need_invoice","value":"false"}',
  ],
  [
    'B-19: a product in place of a line',
    async ({ cartLines }) =>
      (await cartLines()).substitute({
        of: 'line',
        itemId: 101,
        choice: { substitution: 'product', productId: 12 },
      }),
    'POST /cart/update-infos',
    '{"show_sectors":true,"items":[{"itemId":101,"infos":{"substitution":"product","substitutionProductId":"12"}}]}',
  ],
  [
    'LIST-10: the favourites',
    async ({ wishlists }) => (await wishlists()).favourites(),
    'GET /wishlist/view?wishlist_type_id=1',
    '',
  ],
  [
    'LIST-10: a product is a favourite',
    async ({ wishlists }) =>
      (await wishlists()).setFavourite({ listId: 5, product: aProduct(), wanted: true }),
    'POST /wishlist/add_prod',
    '{"wishlistId":5,"items":[{"productId":11,"quantity":1}]}',
  ],
  [
    'LIST-10: it is one no more',
    async ({ wishlists }) =>
      (await wishlists()).setFavourite({ listId: 5, product: aProduct(), wanted: false }),
    'POST /wishlist/delete_prods',
    '{"wishlistId":5,"items":[{"productId":11}]}',
  ],
  ['CAT-01: categories', ({ catalogue }) => catalogue.categories(2), 'GET /category?depth=2', ''],
  [
    'CAT-01: a category',
    ({ catalogue }) => catalogue.category({ slug: 'pane' }),
    'GET /category?slug=pane',
    '',
  ],
  [
    'NAV-04: a category that also has its id',
    ({ catalogue }) => catalogue.category({ slug: 'pane', categoryId: 12 }),
    'GET /category?slug=pane&categoryId=12',
    '',
  ],
  ['CAT-05: a list', ({ catalogue }) => catalogue.products({ q: 'latte' }), 'GET /products?q=latte', ''],
  ['a product', ({ catalogue }) => catalogue.product({ slug: 'pane' }), 'GET /products?slug=pane', ''],
  [
    'products of a block',
    ({ catalogue }) => catalogue.block(4),
    'GET /category-block/info?categoryBlockId=4',
    '',
  ],
  [
    'ADR-05: own homes',
    ({ delivery }) => delivery.homeAddresses(),
    'GET /user-address/list?address_type=home',
    '',
  ],
  [
    'ADR-31: stores to pick up at, in the shop’s own order',
    ({ delivery }) => delivery.pickupStores(null),
    'GET /store-proximity/list?services=1&orderby=distance',
    '',
  ],
  [
    'ADR-30: stores to pick up at, nearest first',
    ({ delivery }) => delivery.pickupStores({ latitude: 41.88, longitude: 12.51 }),
    'GET /store-proximity/localize?latitude=41.88&longitude=12.51&services=1',
    '',
  ],
  [
    'ADR-06: a home',
    ({ delivery }) => delivery.selectAddress({ addressId: 31, addressType: 'home', deliveryServiceId: 2 }),
    'POST /user-address/select?show_sectors=true&address_id=31&address_type=home&delivery_service_id=2',
    '',
  ],
  ['B-13: bags', ({ checkout }) => checkout.packaging(), 'GET /packaging-type/list', ''],
  [
    'CHK-05: who is to be invoiced',
    async ({ account }) => (await account()).profile.view(),
    'GET /registration/user_detail',
    '',
  ],
  [
    'CHK-14: what is held, before there is an order',
    ({ checkout }) => checkout.prebilledAmount({ paymentTypeId: 12 }),
    'GET /checkout/prebilled-amount?payment_type_id=12',
    '',
  ],
  ['SES-05: a logout', ({ auth }) => auth.logout(), 'POST /auth/logout', '{}'],
  [
    'SES-03: a restore without a token, which the shop refuses',
    ({ auth }) => auth.restore(),
    'POST /auth/restore',
    '{"restoreToken":""}',
  ],
  ['CART-18: restrictions', ({ cart }) => cart.restriction(), 'GET /cart/purchase-restriction', ''],
  [
    'ADR-31: a store',
    ({ delivery }) => delivery.selectStore(3),
    'GET /store-proximity/select?show_sectors=true&store_id=3',
    '',
  ],
  [
    'ADR-19: a check',
    ({ delivery }) =>
      delivery.check({
        address1: 'Via Appia Nuova',
        addressNumber: '',
        city: 'Roma',
        province: 'RM',
        postalcode: '00183',
        latitude: 41.88,
        longitude: null,
      }),
    'POST /user-address/check',
    '{"address1":"Via Appia Nuova","addressNumber":"","city":"Roma","province":"RM","postalcode":"00183",' +
      '"gpsLatitude":41.88,"gpsLongitude":null}',
  ],
  ['ADR-13: places', ({ delivery }) => delivery.suggest('Via App'), 'GET /geocoder/suggest?q=Via+App', ''],
  ['ADR-13: a place', ({ delivery }) => delivery.resolve('s-4'), 'GET /geocoder/resolve?id=s-4', ''],
  [
    'SLOT-15, ADR-34: slots',
    ({ delivery }) => delivery.timeslots({ deliveryServiceId: 1, checkLocker: true }),
    'GET /timeslot/list?delivery_service_id=1&check-locker=true',
    '',
  ],
  [
    'SLOT-15: slots with closed ones',
    ({ delivery }) => delivery.timeslots({ deliveryServiceId: 2, checkLocker: false, withClosed: true }),
    'GET /timeslot/list?delivery_service_id=2&check-locker=false&show-closed=true',
    '',
  ],
  [
    'SLOT-08: a slot',
    ({ delivery }) => delivery.selectTimeslot({ dateIso: '2026-11-22', timeslotId: 5 }),
    'GET /timeslot/select?show_sectors=true&sel_date=2026-11-22&timeslot_id=5',
    '',
  ],
  [
    'CHK-07: preparing',
    ({ checkout }) => checkout.prepare({ accepted: true }),
    'POST /checkout/prepare',
    '{"show_sectors":true,"terms_accepted":true}',
  ],
  [
    'CHK-09: buying with a stored card',
    ({ checkout }) => checkout.buy(card, key),
    'POST /checkout/buy',
    '{"payment_type_id":12,"user_payment_auth_id":31,"payment_data":"{}"}',
  ],
  [
    'CHK-14: what is held',
    ({ checkout }) => checkout.prebilledAmount({ paymentTypeId: 12, orderId: 900 }),
    'GET /checkout/prebilled-amount?payment_type_id=12&order_id=900',
    '',
  ],
  [
    'CHK-13: stored cards',
    ({ checkout }) => checkout.storedCards([12]),
    'GET /payment-type/list-auth?payment_type_id=12',
    '',
  ],
  [
    'ORD-01: orders',
    ({ orders }) => orders.list({ page: 2 }),
    'GET /order/list?page=2&page_size=12&fetch_detail=true',
    '',
  ],
  [
    'CHK-10: the order of a cart',
    ({ orders }) => orders.ofCart(7),
    'GET /order/list?cart_id=7&page_size=1',
    '',
  ],
  [
    'ORD-03: an order',
    ({ orders }) => orders.view(900),
    'GET /order/view?order_id=900&show_replaced=true',
    '',
  ],
  ['ORD-05: cancelling', ({ orders }) => orders.cancel(900), 'POST /order/delete', '{"order_id":900}'],
  [
    'ORD-07: amending',
    ({ orders }) => orders.amend(900),
    'POST /order/modify',
    '{"show_sectors":true,"order_id":900,"abandon":false}',
  ],
  [
    'ORD-08: leaving the change',
    ({ orders }) => orders.abandonAmend(900),
    'POST /order/modify',
    '{"show_sectors":true,"order_id":900,"abandon":true}',
  ],
  [
    'B-22: claiming a line',
    ({ orders }) =>
      orders.claim({ orderId: 900, orderItemId: 41, reason: 'damaged', quantity: 1, text: 'Rotto' }),
    'POST /order/claim-line',
    '{"orderId":900,"orderItemId":41,"reason":"damaged","text":"Rotto","quantity":1}',
  ],
  [
    'B-22: claiming all of a line',
    ({ orders }) =>
      orders.claim({ orderId: 900, orderItemId: 41, reason: 'unwanted', quantity: null, text: '' }),
    'POST /order/claim-line',
    '{"orderId":900,"orderItemId":41,"reason":"unwanted","text":""}',
  ],
  [
    'ORD-10: rating',
    ({ orders }) => orders.rate({ orderId: 900, noteId: null, rating: 4, text: 'Puntuale' }),
    'POST /note/order/add',
    '{"orderId":900,"rating":4,"text":"Puntuale"}',
  ],
  [
    'ORD-10: rating otherwise',
    ({ orders }) => orders.rate({ orderId: 900, noteId: 12, rating: 5, text: '' }),
    'POST /note/order/update',
    '{"noteId":12,"rating":5,"text":""}',
  ],
  ['ORD-10: what was said', ({ orders }) => orders.notes(900), 'POST /note/list', '{"orderId":900}'],
  [
    'ORD-11: a parking place',
    ({ orders }) => orders.reserveParking({ orderId: 900, distance: 40 }),
    'POST /order/reserve',
    '{"order_id":900,"distance":40}',
  ],
  ['ORD-16: a receipt', ({ orders }) => orders.receipt(900), 'GET /order/receipt?order_id=900', ''],
  ['ORD-16: an invoice', ({ orders }) => orders.invoice(900), 'GET /order/invoice?order_id=900', ''],
  ['CHK-21: paying again', ({ orders }) => orders.pay(900, key), 'POST /order/payment', '{"order_id":900}'],
  [
    'CHK-21: another method',
    ({ orders }) => orders.changePayment({ ...card, orderId: 900 }, key),
    'POST /order/modify-payment-type',
    '{"order_id":900,"payment_type_id":12,"user_payment_auth_id":31,"payment_data":"{}"}',
  ],
  [
    'CHK-22: the wallet has a call of its own',
    ({ orders }) => orders.changePayment({ ...wallet, orderId: 900 }, key),
    'POST /order/modify-payment-type-wallet',
    '{"order_id":900,"payment_type_id":13,"payment_data":"{}"}',
  ],
];

describe('what is sent for', () => {
  test.each(calls)('%s', async (_what, send, line, body) => {
    border.seen.length = 0;
    await send(services).catch(() => undefined);
    expect(
      border.seen.map((seen) => [`${seen.method} ${seen.url.replace('/ebsn/api', '')}`, seen.body]),
    ).toEqual([[line, body]]);
  });

  test('decision 004, API-32: every buy, payment and add carries the key it was given', async () => {
    border.seen.length = 0;
    const { cart, checkout, orders } = services;
    const sent = [
      cart.add({ product: aProduct(), quantity: 1, infos: { accept_alternatives: 'true' } }, key),
      cart.addFromOrder(900, key),
      checkout.buy(card, key),
      orders.pay(900, key),
      orders.changePayment({ ...card, orderId: 900 }, key),
      orders.changePayment({ ...wallet, orderId: 900 }, key),
    ];
    await Promise.allSettled(sent);
    expect(border.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(6).fill('a-key-of-mine'),
    );
  });
});

test('CHK-10: a cart that became no order has none', async () => {
  const page = { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 1 };
  border.answers(() => done({ orders: [], page }));
  expect(await services.orders.ofCart(7)).toBeNull();
});

describe('the loading overlay (SHELL-10)', () => {
  const told: string[] = [];
  const watched = () =>
    createShopServices({
      baseUrl: border.origin,
      fetch,
      session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
      cache: noRequestCache,
      observer: { ...noObserver, callStarted: () => void told.push('started') },
      clientUuid: () => null,
      now: () => 0,
    });

  test.each<[string, (shop: ShopServices) => Promise<unknown>, number]>([
    ['a quantity that is saved', ({ cart }) => cart.update({ itemId: 101, quantity: 3 }), 0],
    ['a suggestion', ({ delivery }) => delivery.suggest('Via App'), 0],
    ['a resolved suggestion', ({ delivery }) => delivery.resolve('s-4'), 0],
    ['a block of products', ({ catalogue }) => catalogue.block(4), 0],
    ['a fresh cart', ({ cart }) => cart.refresh(), 1],
    ['a removal', ({ cart }) => cart.remove({ itemId: 101 }), 1],
  ])('is asked for by %s $2 times', async (_what, send, times) => {
    border.answers(() => refused(200, []));
    told.length = 0;
    await send(watched()).catch(() => undefined);
    expect(told).toHaveLength(times);
  });
});

test('CART-23, RULE-CHECKOUT-11: a cart is stamped by the shop’s clock, on a device whose own is wrong', async () => {
  border.answers(() => done(aCart()));
  const { answeredAt, receivedAt } = await services.cart.view();
  expect([answeredAt, receivedAt]).toEqual([borderTime, 0]);
});

test('CART-09, RULE-CART-4: the fresh read after a burst of writes waits for the last of them', async () => {
  const held = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  border.answers(async ({ url }) => {
    if (url.includes('/cart/update')) {
      written.resolve();
      await held.promise;
    }
    return refused(200, []);
  });
  const write = services.cart.update({ itemId: 101, quantity: 3 }).catch(() => undefined);
  const read = services.cart.refresh().catch(() => undefined);
  await written.promise;
  expect(border.seen.map(({ url }) => url)).toEqual(['/ebsn/api/cart/update']);
  held.resolve();
  await Promise.all([write, read]);
  expect(border.seen.map(({ url }) => url)).toEqual([
    '/ebsn/api/cart/update',
    '/ebsn/api/cart/view?show_sectors=true',
  ]);
});
