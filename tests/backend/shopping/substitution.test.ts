import { beforeEach, expect, test } from 'vitest';
import { updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { updateOrderInfos } from '../../../contract/api/ordering/order-infos.ts';
import { modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { listTimeslots } from '../../../contract/api/shopping/timeslot.ts';
import type { CartSubstitution } from '../../../contract/api/shopping/substitution.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, plenty, prepare, product, readyToShop } from '../journeys.ts';
import type { Wanted } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const choose = (value: string) => shopper.call(api.updateCartInfo, { property: 'substitutions', value });
const setLine = (line: CartItem, infos: Record<string, string>) =>
  shopper.call(updateCartInfos, { items: [{ itemId: line.itemId, infos }] });

const wishes = (lines: readonly CartItem[]) =>
  lines.map(({ cartItemInfo: { accept_alternatives: accepts, substitution } }) => [accepts, substitution]);
const lineOf = (cart: Cart, slug: string) => linesOf(cart).find((line) => line.product.slug === slug)!;

const pasta = 'penne-rigate-500-g';
const coffee = 'caffe-macinato-250-g';
const some: Wanted = [[pasta, 1], [coffee, 1], ...plenty];

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await readyToShop(shopper);
  const lines = linesOf(await done(shopper.call(api.viewCart)));
  await Promise.all(lines.map((line) => setLine(line, { substitution: 'cart' })));
  const items = lines.map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(api.deleteFromCart, { items }));
  await done(choose('replace'));
});

test('C07 one choice holds for every line of the cart, and starts as the tenant’s (B-18)', async () => {
  const fresh = await shop().visitor().logIn('lettura');
  expect((await done(fresh.call(api.viewCart))).cartInfos.substitutions).toBe('replace');
  expect((await done(shop().visitor().call(api.viewCart))).cartInfos.substitutions).toBe('replace');
  await fill(shopper, some);
  const steps: readonly (readonly [CartSubstitution, string])[] = [
    ['none', 'false'],
    ['ask', 'true'],
    ['none', 'false'],
    ['replace', 'true'],
  ];
  for (const [choice, accepted] of steps) {
    const cart = await done(choose(choice));
    expect(cart.cartInfos.substitutions).toBe(choice);
    expect(wishes(linesOf(cart))).toEqual([
      [accepted, undefined],
      [accepted, undefined],
      [accepted, undefined],
    ]);
  }
  await done(choose('none'));
  // The client that has nothing to say sends the tenant's default.
  const added = await fill(shopper, [['yogurt-magro-125-g', 4, { accept_alternatives: 'true' }]]);
  expect(lineOf(added, 'yogurt-magro-125-g').cartItemInfo.accept_alternatives).toBe('false');
  expect((await choose('forse')).http).toBe(422);
});

test('C08 a line differs from the cart, and stays so when the cart’s choice changes (B-19)', async () => {
  const cart = await fill(shopper, some);
  const [first, second, third] = linesOf(cart);
  const other = await product(shopper, 'yogurt-magro-125-g');
  await done(setLine(first!, { substitution: 'none' }));
  await done(setLine(second!, { substitution: 'product', substitutionProductId: String(other.productId) }));
  const set = await done(setLine(third!, { substitution: 'size' }));
  expect(wishes(linesOf(set))).toEqual([
    ['false', 'none'],
    ['true', 'product'],
    ['true', 'size'],
  ]);
  expect(linesOf(set)[1]!.cartItemInfo.substitutionProductId).toBe(String(other.productId));
  const none = await done(choose('none'));
  expect(wishes(linesOf(none))).toEqual(wishes(linesOf(set)));
  const back = await done(setLine(third!, { substitution: 'cart' }));
  expect(wishes(linesOf(back))[2]).toEqual(['false', undefined]);
  const called = await done(setLine(first!, { substitution: 'call' }));
  expect(wishes(linesOf(called))[0]).toEqual(['true', 'call']);
});

test('C08 accept_alternatives and the choice of a line never disagree (CART-16)', async () => {
  const [line] = linesOf(await fill(shopper, [[pasta, 1]]));
  const off = await done(setLine(line!, { accept_alternatives: 'false' }));
  expect(wishes(linesOf(off))).toEqual([['false', 'none']]);
  const on = await done(setLine(line!, { accept_alternatives: 'true' }));
  expect(wishes(linesOf(on))).toEqual([['true', undefined]]);
  await done(choose('none'));
  const here = await done(setLine(line!, { accept_alternatives: 'true' }));
  expect(wishes(linesOf(here))).toEqual([['true', 'call']]);
  const both = await done(setLine(line!, { accept_alternatives: 'false', substitution: 'size' }));
  expect(wishes(linesOf(both))).toEqual([['true', 'size']]);
});

test('C08 takes a product that is sold, another one, and only where it is asked for', async () => {
  const [line] = linesOf(await fill(shopper, [[pasta, 1]]));
  const elsewhere = await product(shop().visitor('ortavia'), coffee);
  for (const id of [2_000_000_0, elsewhere.productId, line!.product.productId]) {
    const refused = await setLine(line!, { substitution: 'product', substitutionProductId: String(id) });
    expect([refused.http, refused.code]).toEqual([200, 'product.unknown']);
  }
  expect((await setLine(line!, { substitution: 'product' })).field).toBe('substitutionProductId');
  expect((await setLine(line!, { substitution: 'size', substitutionProductId: '5' })).http).toBe(422);
  expect((await setLine(line!, { substitution: 'product', substitutionProductId: 'x' })).http).toBe(422);
  expect((await setLine(line!, { substitution: 'forse' })).http).toBe(422);
  expect(wishes(linesOf(await done(shopper.call(api.viewCart))))).toEqual([['true', undefined]]);
});

test('B-19 the choice is remembered per user and product for the next add', async () => {
  const [line] = linesOf(await fill(shopper, [[pasta, 1]]));
  await done(setLine(line!, { substitution: 'none' }));
  await done(shopper.call(api.deleteFromCart, { items: [{ itemId: line!.itemId }] }));
  const again = await fill(shopper, [
    [pasta, 1, { accept_alternatives: 'true' }],
    [coffee, 1],
  ]);
  expect(wishes(linesOf(again))).toEqual([
    ['false', 'none'],
    ['true', undefined],
  ]);
  const reader = await shop().visitor().logIn('lettura');
  await readyToShop(reader);
  expect(wishes(linesOf(await fill(reader, [[pasta, 1]])))).toEqual([['true', undefined]]);
  await done(setLine(lineOf(again, pasta), { substitution: 'cart' }));
  await done(shopper.call(api.deleteFromCart, { items: [{ productId: line!.product.productId }] }));
  expect(lineOf(await fill(shopper, [[pasta, 1]]), pasta).cartItemInfo.substitution).toBeUndefined();
});

test('B-18 a line is at risk where the stock of the slot’s day would run low', async () => {
  const cart = await fill(shopper, [
    ['burrata-250-g', 1],
    ['mele-annurche', 1],
    [pasta, 2],
  ]);
  expect(linesOf(cart).map(({ atRisk }) => atRisk)).toEqual([true, false, false]);
  const stock = (available: number) =>
    shop().database
      .script(`UPDATE stock SET available = ${available} WHERE tenant_id = 'cestolieto' AND product_id =
      (SELECT product_id FROM products WHERE slug = '${pasta}' AND tenant_id = 'cestolieto')`);
  const risk = async () => lineOf(await done(shopper.call(api.viewCart)), pasta).atRisk;
  await stock(7000);
  expect(await risk()).toBe(false);
  await stock(6000);
  expect(await risk()).toBe(true);
  await stock(100_000_000);
});

async function ordered(): Promise<Order> {
  const cart = await fill(shopper, some);
  await done(choose('ask'));
  await done(setLine(lineOf(cart, coffee), { substitution: 'size' }));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  return done(shopper.call(viewOrder, { order_id: orderId }));
}

test('B-19 an order keeps the choices, and an amendment brings them back', async () => {
  const order = await ordered();
  expect(order.cartInfos.substitutions).toBe('ask');
  expect(wishes(order.orderItems!)).toEqual([
    ['true', undefined],
    ['true', 'size'],
    ['true', undefined],
  ]);
  expect((await done(shopper.call(api.viewCart))).cartInfos.substitutions).toBe('replace');
  const amending = await done(shopper.call(modifyOrder, { order_id: order.orderId }));
  expect(amending.cartInfos.substitutions).toBe('ask');
  expect(wishes(linesOf(amending))).toEqual(wishes(order.orderItems!));
  await done(shopper.call(modifyOrder, { order_id: order.orderId, abandon: true }));
});

test('O15 changes the choices of an order until its cut-off, and nothing else of it (B-19)', async () => {
  const order = await ordered();
  const [first, second] = order.orderItems!;
  const set = (params: object, client = shopper) =>
    client.call(updateOrderInfos, { order_id: order.orderId, ...params });
  const items = [{ orderItemId: first!.orderItemId, infos: { substitution: 'call' } }];
  const changed = await done(set({ substitutions: 'none', items }));
  expect(changed.cartInfos.substitutions).toBe('none');
  expect(wishes(changed.orderItems!)).toEqual([
    ['true', 'call'],
    ['true', 'size'],
    ['false', undefined],
  ]);
  expect(changed.totalPrice).toBe(order.totalPrice);
  const unset = [{ orderItemId: second!.orderItemId, infos: { substitution: 'cart' } }];
  expect(wishes((await done(set({ items: unset }))).orderItems!)[1]).toEqual(['false', undefined]);
  const stranger = await shop().visitor().logIn('lettura');
  expect((await set({ items }, stranger)).code).toBe('order.unknown');
  expect((await set({ items: [{ ...items[0], orderItemId: 2_000_000 }] })).code).toBe('order.item.unknown');
  const unknown = { substitution: 'product', substitutionProductId: '20000000' };
  expect((await set({ items: [{ ...items[0], infos: unknown }] })).code).toBe('product.unknown');
  expect((await done(set({}))).cartInfos.substitutions).toBe('none');
  const minutes = (Date.parse(order.editableUntil!) - shop().clock.now().getTime()) / 60_000;
  shop().clock.pass(minutes);
  shopper = await shop().visitor().logIn('demo');
  expect((await set({ items })).code).toBe('order.notEditable');
});

test('C08, O15 a line says what the chosen product is called, in the cart and in the order (B-19)', async () => {
  const cart = await fill(shopper, some);
  const line = lineOf(cart, pasta);
  expect(line.substituteName).toBeNull();
  const other = await product(shopper, 'fusilli-500-g');
  const chosen = { substitution: 'product', substitutionProductId: String(other.productId) };
  const changed = await done(setLine(line, chosen));
  expect(linesOf(changed).map(({ substituteName }) => substituteName)).toEqual(['Fusilli', null, null]);
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  const names = ({ orderItems }: Order) => orderItems!.map(({ substituteName }) => substituteName);
  expect(names(order)).toEqual(['Fusilli', null, null]);
  const items = [{ orderItemId: order.orderItems![0]!.orderItemId, infos: { substitution: 'call' } }];
  expect(names(await done(shopper.call(updateOrderInfos, { order_id: orderId, items })))).toEqual([
    null,
    null,
    null,
  ]);
});

test('B-19 the slot of a cart says until when an order for it can be changed, and so does the order', async () => {
  await fill(shopper, some);
  const { timeslot } = await done(shopper.call(api.viewCart));
  const { days } = await done(shopper.call(listTimeslots, {}));
  const slots = days.find(({ dateIso }) => dateIso === timeslot!.dateIso)!.timeslots;
  const cutoff = slots.find(({ timeslotId }) => timeslotId === timeslot!.timeslotId)!.cutoff;
  expect(timeslot!.cutoff).toBe(cutoff);
  const order = await ordered();
  expect([order.timeslot!.cutoff, order.editableUntil]).toEqual([cutoff, cutoff]);
});
