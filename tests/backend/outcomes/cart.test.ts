import { beforeEach, expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/cart.ts';
import { exchangeProduct, updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import { setSpendingCap } from '../../../contract/api/shopping/spending-cap.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { chooseHome, done, fill, plenty, prepare, product, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { refusal } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `carrello${people}@posta.example`));
});

/** A prepared cart of two tins of oil; refusals leave it prepared. */
async function prepared() {
  await readyToShop(shopper);
  const cart = await fill(shopper, plenty);
  await prepare(shopper);
  return linesOf(cart)[0]!.itemId;
}

const named = async (slug: string) => (await product(shopper, slug)).productId;

test.each([
  ['errors.maxAcq', 'penne-rigate-500-g', 25],
  ['errors.minAcq', 'yogurt-magro-125-g', 3],
  ['errors.qtyLocked', 'acqua-naturale-1-5-l', 7],
  ['errors.maxClass', 'zucchero-offerta-1-kg', 4],
  ['product.options.required', 'prosciutto-cotto-al-banco', 150],
  ['msg.cart.availability.errors', 'tartufo-nero-30-g', 1],
] as const)(
  'C02 %s: no line is kept, of several neither, and the cart stays prepared',
  async (code, slug, quantity) => {
    await prepared();
    const items = [
      { productId: await named('burrata-250-g'), quantity: 1 },
      { productId: await named(slug), quantity },
    ];
    expect(await refusal(shop(), () => shopper.call(api.addToCart, { items }))).toBe(code);
  },
);

test('C02, C05, C06, C13 of what there is not: nothing is kept, and the cart stays prepared', async () => {
  await prepared();
  const none = [{ productId: 999_999, quantity: 1 }];
  expect(await refusal(shop(), () => shopper.call(api.addToCart, { items: none }))).toBe('product.unknown');
  expect(await refusal(shop(), () => shopper.call(api.addAllFromOrder, { order_id: 999_999 }))).toBe(
    'order.unknown',
  );
  expect(await refusal(shop(), () => shopper.call(api.addAllFromWishlist, { list_id: 999_999 }))).toBe(
    'wishlist.unknown',
  );
});

test('C02 without address or slot keeps nothing', async () => {
  const visitor = await newcomer(shop(), `vuoto${people}@posta.example`);
  const items = [{ productId: await named('burrata-250-g'), quantity: 1 }];
  expect(await refusal(shop(), () => visitor.call(api.addToCart, { items }))).toBe('cart.address.required');
  await atHome(visitor);
  await chooseHome(visitor);
  expect(await refusal(shop(), () => visitor.call(api.addToCart, { items }))).toBe('cart.timeslot.required');
});

test('C03, C04, C08, C14 refused: every line stays as it was, and the cart prepared', async () => {
  const itemId = await prepared();
  const mixed = [
    { itemId, quantity: 1 },
    { itemId: 999_999, quantity: 1 },
  ];
  expect(await refusal(shop(), () => shopper.call(api.updateCart, { items: mixed }))).toBe(
    'cart.item.unknown',
  );
  expect(
    await refusal(shop(), () =>
      shopper.call(api.deleteFromCart, { items: [{ itemId }, { itemId: 999_999 }] }),
    ),
  ).toBe('cart.item.unknown');
  expect(
    await refusal(shop(), () => shopper.call(api.updateCart, { items: [{ itemId, quantity: 1000 }] })),
  ).toBe('errors.maxAcq');
  const infos = (at: number, of: Record<string, string>) => () =>
    shopper.call(updateCartInfos, { items: [{ itemId: at, infos: of }] });
  expect(await refusal(shop(), infos(999_999, { accept_alternatives: 'true' }))).toBe('cart.item.unknown');
  expect(await refusal(shop(), infos(itemId, { spessore: 'enorme' }))).toBe('product.options.required');
  const swap = (params: object) => () =>
    shopper.call(exchangeProduct, { itemId, productId: 999_999, ...params });
  expect(await refusal(shop(), swap({}))).toBe('product.unknown');
  const pasta = await named('penne-rigate-500-g');
  expect(await refusal(shop(), swap({ productId: pasta, itemId: 999_999 }))).toBe('cart.item.unknown');
  expect(await refusal(shop(), swap({ productId: pasta, quantity: 25 }))).toBe('errors.maxAcq');
});

test('C07, C15 refused: note, wishes and cap stay', async () => {
  await prepared();
  await done(shopper.call(api.updateCartInfo, { property: 'order_comment', value: 'al terzo piano' }));
  await done(shopper.call(setSpendingCap, { spending_cap: 8000 }));
  await prepare(shopper);
  const long = { property: 'order_comment', value: 'x'.repeat(1001) };
  expect(await refusal(shop(), () => shopper.call(api.updateCartInfo, long))).toBe('cart.comment.tooLong');
  expect(await refusal(shop(), () => shopper.call(setSpendingCap, { spending_cap: -1 }))).toBe(
    'cart.spendingCap.bounds',
  );
});
