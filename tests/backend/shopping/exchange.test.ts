import { beforeEach, expect, test } from 'vitest';
import { exchangeProduct, updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, plenty, prepare, product, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const penne = 'penne-rigate-500-g';
const coffee = 'caffe-macinato-250-g';
const burrata = 'burrata-250-g';

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await readyToShop(shopper);
  const items = linesOf(await done(shopper.call(api.viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(api.deleteFromCart, { items }));
});

const lineOf = (cart: Cart, slug: string) => linesOf(cart).find((line) => line.product.slug === slug)!;
const brief = (lines: readonly CartItem[]) =>
  lines.map(({ product: { slug }, quantity, cartItemInfo: { note } }) => [slug, quantity, note]);
const now = async () => brief(linesOf(await done(shopper.call(api.viewCart))));
const idOf = async (slug: string) => (await product(shopper, slug)).productId;
const exchange = async (line: CartItem, slug: string, more: object = {}) =>
  shopper.call(exchangeProduct, { itemId: line.itemId, productId: await idOf(slug), ...more });
const setNote = (line: CartItem, note: string) =>
  shopper.call(updateCartInfos, { items: [{ itemId: line.itemId, infos: { note } }] });

const setStock = (slug: string, available: number) =>
  shop().database
    .script(`UPDATE stock SET available = ${available} WHERE tenant_id = 'cestolieto' AND product_id =
    (SELECT product_id FROM products WHERE slug = '${slug}' AND tenant_id = 'cestolieto')`);

test('C08 a line says in 200 characters how its goods are wanted, up to the order and back', async () => {
  const line = lineOf(await fill(shopper, [[penne, 1], ...plenty]), penne);
  const long = '€'.repeat(200);
  expect(lineOf(await done(setNote(line, `  ${long} `)), penne).cartItemInfo.note).toBe(long);
  const refused = await setNote(line, `${long}x`);
  expect([refused.code, refused.body.response.errorsMessage]).toEqual([
    'cart.comment.tooLong',
    ['Le note possono avere al massimo 200 caratteri'],
  ]);
  expect((await now())[0]).toEqual([penne, 1, long]);
  await done(setNote(line, 'al dente'));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(brief(order.orderItems!)[0]).toEqual([penne, 1, 'al dente']);
  const amending = await done(shopper.call(modifyOrder, { order_id: orderId }));
  expect(brief(linesOf(amending))[0]).toEqual([penne, 1, 'al dente']);
  expect(lineOf(await done(setNote(lineOf(amending, penne), ' ')), penne).cartItemInfo.note).toBeUndefined();
  await done(shopper.call(modifyOrder, { order_id: orderId, abandon: true }));
});

test('C02 adds a note with the product; a line that has one keeps it where nothing is said', async () => {
  await fill(shopper, [[penne, 1, { note: 'al dente' }]]);
  await fill(shopper, [[penne, 1]]);
  expect(await now()).toEqual([[penne, 2, 'al dente']]);
  const tooLong = [{ productId: await idOf(penne), quantity: 1, infos: { note: 'x'.repeat(201) } }];
  expect((await shopper.call(api.addToCart, { items: tooLong })).code).toBe('cart.comment.tooLong');
  expect(await now()).toEqual([[penne, 2, 'al dente']]);
});

test('C14 another product takes the place of a line, with as much and with its note (B-25, B-30)', async () => {
  const line = lineOf(
    await fill(shopper, [
      [penne, 3, { note: 'al dente' }],
      [burrata, 1],
    ]),
    penne,
  );
  const slug = 'spaghetti-500-g';
  const answer = await exchange(line, slug);
  expect(answer.body.response.infosMessage).toEqual(['Spaghetti al posto di Penne rigate.']);
  expect(brief(linesOf(answer.data))).toEqual([
    [burrata, 1, undefined],
    [slug, 3, 'al dente'],
  ]);
  const undone = await exchange(lineOf(answer.data, slug), penne, {
    quantity: 3,
    infos: { note: 'al dente' },
    is_undo: true,
  });
  expect(brief(linesOf(undone.data))).toEqual([
    [burrata, 1, undefined],
    [penne, 3, 'al dente'],
  ]);
});

test('C14 joins the line the other product has, and undoing leaves that line what it had', async () => {
  const cart = await fill(shopper, [
    [penne, 2],
    ['spaghetti-500-g', 1],
  ]);
  const joined = await done(exchange(lineOf(cart, penne), 'spaghetti-500-g'));
  expect(brief(linesOf(joined))).toEqual([['spaghetti-500-g', 3, undefined]]);
  const back = await done(
    exchange(lineOf(joined, 'spaghetti-500-g'), penne, { quantity: 2, keep: 1, is_undo: true }),
  );
  expect(brief(linesOf(back))).toEqual([
    ['spaghetti-500-g', 1, undefined],
    [penne, 2, undefined],
  ]);
});

test('C14 leaves a line it joined without the note that came along, and gives a choice of its own back (B-19)', async () => {
  const cart = await fill(shopper, [
    [penne, 2, { note: 'al dente' }],
    ['spaghetti-500-g', 1],
  ]);
  const { itemId } = lineOf(cart, penne);
  await done(shopper.call(updateCartInfos, { items: [{ itemId, infos: { substitution: 'call' } }] }));
  const joined = await done(exchange(lineOf(cart, penne), 'spaghetti-500-g'));
  expect(brief(linesOf(joined))).toEqual([['spaghetti-500-g', 3, 'al dente']]);
  const undo = { quantity: 2, keep: 1, keep_note: '', infos: { note: 'al dente' }, is_undo: true };
  const back = await done(exchange(lineOf(joined, 'spaghetti-500-g'), penne, undo));
  expect(brief(linesOf(back))).toEqual([
    ['spaghetti-500-g', 1, undefined],
    [penne, 2, 'al dente'],
  ]);
  expect(lineOf(back, penne).cartItemInfo.substitution).toBe('call');
});

test('C14 takes the place of what is sold out, and undoing puts that back as it stood', async () => {
  const line = lineOf(await fill(shopper, [[penne, 2]]), penne);
  await setStock(penne, 0);
  const instead = await done(exchange(line, 'spaghetti-500-g'));
  expect([brief(linesOf(instead)), instead.totalItems]).toEqual([[['spaghetti-500-g', 2, undefined]], 2]);
  const spaghetti = lineOf(instead, 'spaghetti-500-g');
  const again = await exchange(spaghetti, penne, { quantity: 2 });
  expect(again.code).toBe('msg.cart.availability.errors');
  expect(await now()).toEqual([['spaghetti-500-g', 2, undefined]]);
  const undone = await done(exchange(spaghetti, penne, { quantity: 2, is_undo: true }));
  expect([brief(linesOf(undone)), lineOf(undone, penne).shortage, undone.itemsTotal]).toEqual([
    [[penne, 2, undefined]],
    { reason: 'soldOut', most: 0 },
    0,
  ]);
  await setStock(penne, 100_000_000);
});

test('C14 puts as much as there is, and says so (CART-19)', async () => {
  const line = lineOf(await fill(shopper, [[penne, 3]]), penne);
  const answer = await exchange(line, 'spaghetti-500-g', { quantity: 3 });
  await setStock('spaghetti-500-g', 2000);
  const back = await done(exchange(lineOf(answer.data, 'spaghetti-500-g'), penne, { quantity: 3 }));
  const trimmed = await exchange(lineOf(back, penne), 'spaghetti-500-g', { quantity: 3 });
  expect(trimmed.body.response.warnings.map(({ code }) => code)).toEqual(['msg.cart.availability.errors']);
  expect(brief(linesOf(trimmed.data))).toEqual([['spaghetti-500-g', 2, undefined]]);
  await setStock('spaghetti-500-g', 100_000_000);
});

test('C14 refuses what cannot stand in, and leaves the cart as it was', async () => {
  const cart = await fill(shopper, [[penne, 2]]);
  const line = lineOf(cart, penne);
  const before = await now();
  const ham = await exchange(line, 'prosciutto-cotto-al-banco');
  const codes = [
    (await exchange({ ...line, itemId: 2_000_000 }, coffee)).code,
    (await shopper.call(exchangeProduct, { itemId: line.itemId, productId: 2_000_000 })).code,
    ham.code,
    (await exchange(line, coffee, { quantity: 9000 })).code,
    (await exchange(line, coffee, { infos: { note: 'x'.repeat(201) } })).code,
  ];
  expect(codes).toEqual([
    'cart.item.unknown',
    'product.unknown',
    'product.options.required',
    'errors.maxAcq',
    'cart.comment.tooLong',
  ]);
  const wrong = [
    (await exchange(line, penne)).http,
    (await exchange(line, coffee, { quantity: 0 })).http,
    (await exchange(line, coffee, { keep: 3 })).http,
    (await shop().visitor().call(exchangeProduct, { itemId: 1, productId: 1 })).http,
  ];
  expect(wrong).toEqual([422, 422, 422, 419]);
  const stranger = await shop().visitor().logIn('lettura');
  const foreign = { itemId: line.itemId, productId: await idOf(coffee) };
  expect((await stranger.call(exchangeProduct, foreign)).code).toBe('cart.item.unknown');
  expect(await now()).toEqual(before);
});
