import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pspSignature } from '../../../backend/modules/order-payment/psp-signature.ts';
import { developmentPspSecret } from '../../../backend/platform/config.ts';
import {
  deleteAddress,
  listAddresses,
  selectAddress,
  updateAddress,
  viewAddress,
} from '../../../contract/api/shopping/address.ts';
import {
  addAllFromOrder,
  addAllFromWishlist,
  deleteFromCart,
  updateCart,
  viewCart,
} from '../../../contract/api/shopping/cart.ts';
import { updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import {
  buy,
  listPaymentAuths,
  removePaymentAuth,
  viewPrebilledAmount,
} from '../../../contract/api/ordering/checkout.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { addOrderNote, listNotes, updateOrderNote } from '../../../contract/api/shopping/note.ts';
import { updateOrderInfos } from '../../../contract/api/ordering/order-infos.ts';
import * as orders from '../../../contract/api/ordering/order.ts';
import { viewInvoice, viewReceipt } from '../../../contract/api/ordering/order-document.ts';
import {
  addProductAlert,
  listProductAlerts,
  removeProductAlert,
} from '../../../contract/api/shopping/product-alert.ts';
import * as lists from '../../../contract/api/shopping/wishlist.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import {
  done,
  homeDetails,
  homes,
  payAtProvider,
  prepare,
  product,
  purchase,
  readyToBuy,
} from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let owner: ShopClient;
/** Somebody of the same brand, logged in and as ready as one can be: what they are refused, they are refused as a stranger. */
let stranger: ShopClient;
/** The same at another brand. */
let elsewhere: ShopClient;
let theirs: {
  orderId: number;
  orderItemId: number;
  noteId: number;
  addressId: number;
  listId: number;
  itemId: number;
  authId: number;
};
let before: string;

const cardOf = async (client: ShopClient) => {
  const { redirectUrl } = await purchase(client, { paymentTypeId: 12 });
  await payAtProvider(client, redirectUrl, 'approve', true);
  const [card] = (await done(client.call(listPaymentAuths, { payment_type_id: 12 }))).auths;
  return card?.userPaymentAuthId ?? 0;
};

/** Everything of the owner's that a stranger might change. */
const possessions = async (): Promise<string> =>
  JSON.stringify([
    await done(owner.call(orders.viewOrder, { order_id: theirs.orderId })),
    (await done(owner.call(orders.listOrders))).page.totItems,
    (await done(owner.call(listAddresses))).addresses,
    (await done(owner.call(listNotes))).notes,
    await done(owner.call(lists.viewWishlist, { list_id: theirs.listId })),
    await done(owner.call(listPaymentAuths, { payment_type_id: 12 })),
    linesOf(await done(owner.call(viewCart))),
  ]);

beforeAll(async () => {
  owner = await shop().visitor().logIn('demo');
  const authId = await cardOf(owner);
  const { orderId } = await purchase(owner, { paymentTypeId: 2 });
  const { orderItems } = await done(owner.call(orders.viewOrder, { order_id: orderId }));
  const { noteId } = await done(owner.call(addOrderNote, { orderId, rating: 4, text: 'Mio' }));
  const [home] = (await done(owner.call(listAddresses, { address_type: 'home' }))).addresses;
  const [list] = (await done(owner.call(lists.listWishlists))).personalList.filter(({ size }) => size > 0);
  await readyToBuy(owner);
  const [line] = linesOf(await done(owner.call(viewCart)));
  theirs = {
    orderId,
    orderItemId: orderItems?.[0]?.orderItemId ?? 0,
    noteId,
    addressId: home?.addressId ?? 0,
    listId: list?.id ?? 0,
    itemId: line?.itemId ?? 0,
    authId,
  };
  if (Object.values(theirs).includes(0)) throw new Error('the owner has too little');
  stranger = await shop().visitor().logIn('vuoto');
  elsewhere = await shop().visitor('ortavia').logIn('demo');
  before = await possessions();
});

beforeEach(async () => {
  for (const client of [stranger, elsewhere]) {
    const isFull = linesOf(await done(client.call(viewCart))).length > 0;
    await (isFull ? prepare(client) : readyToBuy(client));
  }
});

type Refused = readonly [
  what: string,
  endpoint: Endpoint,
  params: () => Record<string, unknown>,
  code: string,
];

const home = { ...homes['cestolieto'], ...homeDetails };
const calls: readonly Refused[] = [
  [
    'K02 a stored card',
    buy,
    () => ({ payment_type_id: 12, user_payment_auth_id: theirs.authId }),
    'payment.auth.unknown',
  ],
  [
    'K07 a stored card',
    removePaymentAuth,
    () => ({ user_payment_auth_id: theirs.authId }),
    'payment.auth.unknown',
  ],
  [
    'K03 what an order holds',
    viewPrebilledAmount,
    () => ({ payment_type_id: 12, order_id: theirs.orderId }),
    'not found',
  ],
  ['O01 an order', orders.viewOrder, () => ({ order_id: theirs.orderId }), 'not found'],
  ['O03 cancelling', orders.deleteOrder, () => ({ order_id: theirs.orderId }), 'order.unknown'],
  ['O04 amending', orders.modifyOrder, () => ({ order_id: theirs.orderId }), 'order.unknown'],
  [
    'O04 abandoning',
    orders.modifyOrder,
    () => ({ order_id: theirs.orderId, abandon: true }),
    'order.unknown',
  ],
  ['O05 paying', orders.payOrder, () => ({ order_id: theirs.orderId }), 'order.unknown'],
  [
    'O06 paying otherwise',
    orders.modifyPaymentType,
    () => ({ order_id: theirs.orderId, payment_type_id: 2 }),
    'order.unknown',
  ],
  [
    'O07 the wallet',
    orders.modifyPaymentTypeWallet,
    () => ({ order_id: theirs.orderId, payment_type_id: 13 }),
    'order.unknown',
  ],
  [
    'O08 rating',
    addOrderNote,
    () => ({ orderId: theirs.orderId, rating: 1, text: 'Altrui' }),
    'order.unknown',
  ],
  [
    'O09 a rating',
    updateOrderNote,
    () => ({ noteId: theirs.noteId, rating: 1, text: 'Altrui' }),
    'note.unknown',
  ],
  ['O13 parking', orders.reserveParking, () => ({ order_id: theirs.orderId, distance: 10 }), 'order.unknown'],
  [
    'O14 claiming',
    orders.claimOrderLine,
    () => ({ orderId: theirs.orderId, orderItemId: theirs.orderItemId, reason: 'missing', text: 'Altrui' }),
    'order.unknown',
  ],
  ['O17 a receipt', viewReceipt, () => ({ order_id: theirs.orderId }), 'not found'],
  ['O18 an invoice', viewInvoice, () => ({ order_id: theirs.orderId }), 'not found'],
  [
    'O15 substitutes',
    updateOrderInfos,
    () => ({ order_id: theirs.orderId, substitutions: 'none' }),
    'order.unknown',
  ],
  [
    'C03 a line',
    updateCart,
    () => ({ items: [{ itemId: theirs.itemId, quantity: 9 }] }),
    'cart.item.unknown',
  ],
  ['C04 a line', deleteFromCart, () => ({ items: [{ itemId: theirs.itemId }] }), 'cart.item.unknown'],
  [
    'C08 infos of a line',
    updateCartInfos,
    () => ({ items: [{ itemId: theirs.itemId, infos: { accept_alternatives: 'false' } }] }),
    'cart.item.unknown',
  ],
  ['C05 an order', addAllFromOrder, () => ({ order_id: theirs.orderId }), 'order.unknown'],
  ['C06 a list', addAllFromWishlist, () => ({ list_id: theirs.listId }), 'wishlist.unknown'],
  ['S07 an address', viewAddress, () => ({ address_id: theirs.addressId }), 'not found'],
  ['S08 an address', deleteAddress, () => ({ address_id: theirs.addressId }), 'address.unknown'],
  [
    'S10 an address',
    selectAddress,
    () => ({ address_type: 'home', address_id: theirs.addressId, delivery_service_id: 2 }),
    'address.unknown',
  ],
  [
    'S12 an address',
    updateAddress,
    () => ({ ...home, addressId: theirs.addressId, addressName: 'Altrui' }),
    'address.unknown',
  ],
  ['W01 a list', lists.viewWishlist, () => ({ list_id: theirs.listId }), 'not found'],
  [
    'W04 a list',
    lists.renameWishlist,
    () => ({ list_id: theirs.listId, name: 'Altrui' }),
    'wishlist.unknown',
  ],
  ['W06 a list', lists.deleteWishlist, () => ({ list_id: theirs.listId }), 'wishlist.unknown'],
];

describe.each(calls)('reliability 24, 25: %s of somebody else', (_, endpoint, params, code) => {
  test.each([
    ['of the brand', () => stranger],
    ['of another brand', () => elsewhere],
  ])('is unknown to a customer %s who lacks nothing else, and stays as it is', async (_who, client) => {
    const answer = await client().call(endpoint, params());
    expect(answer.http === 404 ? 'not found' : answer.code).toBe(code);
    expect(await possessions()).toBe(before);
  });
});

test('reliability 24: a stored card of somebody else pays no order of one’s own', async () => {
  const { orderId } = await done(stranger.call(buy, { payment_type_id: 2 }));
  const params = { order_id: orderId, payment_type_id: 12, user_payment_auth_id: theirs.authId };
  expect((await stranger.call(orders.modifyPaymentType, params)).code).toBe('payment.auth.unknown');
  expect((await done(stranger.call(listPaymentAuths, { payment_type_id: 12 }))).auths).toEqual([]);
  expect((await done(stranger.call(orders.viewOrder, { order_id: orderId }))).paymentTypeId).toBe(2);
});

test('reliability 24: orders and notes of somebody else are in no list', async () => {
  for (const client of [stranger, elsewhere]) {
    for (const endpoint of [orders.listAddressOrders, orders.listPersonOrders]) {
      const found = await done(client.call(endpoint, { order_id_filter: theirs.orderId }));
      expect(found.orders).toEqual([]);
    }
    const { cartId } = await done(owner.call(orders.viewOrder, { order_id: theirs.orderId }));
    expect((await done(client.call(orders.listOrders, { cart_id: cartId }))).orders).toEqual([]);
    const { notes } = await done(client.call(listNotes, { orderId: theirs.orderId }));
    expect(notes).toEqual([]);
  }
});

test('reliability 24: an alert is its owner’s: nobody else sees or removes it', async () => {
  await shop().database.script(`UPDATE stock SET available = 0 WHERE product_id IN
    (SELECT product_id FROM products WHERE slug = 'burrata-250-g')`);
  const { productId } = await product(owner, 'burrata-250-g');
  await done(owner.call(addProductAlert, { productId }));
  const mine = await done(owner.call(listProductAlerts));
  expect(JSON.stringify(await done(stranger.call(listProductAlerts)))).not.toContain('burrata');
  await stranger.call(removeProductAlert, { productId });
  expect(await done(owner.call(listProductAlerts))).toEqual(mine);
});

test('reliability 25: a payment is made at its own brand alone', async () => {
  const { redirectUrl, orderId } = await done(stranger.call(buy, { payment_type_id: 12 }));
  const other = shop().visitor('ortavia');
  expect((await other.send(redirectUrl ?? '')).status).toBe(404);
  const form = { method: 'POST', body: new URLSearchParams({ result: 'approve' }) };
  expect((await other.send(redirectUrl ?? '', form)).status).toBe(404);
  const body = JSON.stringify({ token: redirectUrl?.slice('/__psp/'.length), result: 'approve' });
  const timestamp = String(Math.floor(shop().clock.now().getTime() / 1000));
  const signature = pspSignature(developmentPspSecret, timestamp, body);
  const headers = { 'X-Psp-Timestamp': timestamp, 'X-Psp-Signature': signature };
  expect((await other.send('/__psp/callback', { method: 'POST', headers, body })).status).toBe(404);
  expect((await done(stranger.call(orders.viewOrder, { order_id: orderId }))).orderStatusId).toBe(1);
});
