import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../../../backend/app.ts';
import { mainDependencies } from '../../../backend/main-dependencies.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { removeExclusions, saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { addGiftCode, removeGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import {
  addProducts,
  addToCart,
  deleteFromCart,
  updateCart,
  updateCartInfo,
  viewCart,
} from '../../../contract/api/shopping/cart.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, fill, product, readyToShop } from '../journeys.ts';
import { ShopClient } from '../shop-client.ts';
import { countStatements } from '../tenant-statements.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Reads and changes the cart in one process, which keeps what it reads. */
let shopper: ShopClient;
/** The same user at another process, on the same database. */
let elsewhere: ShopClient;

const anotherProcess = () =>
  createBackend(
    mainDependencies({
      database: shop().database,
      log: silent,
      tenants: demoTenants,
      config: readConfig({}),
      clock: shop().clock.now,
    }),
  );

beforeAll(async () => {
  shopper = await shop().visitor().logIn('demo');
});

beforeEach(async () => {
  await shopper.call(removeGiftCode, { code: 'SCUSA-GIULIA' });
  await shopper.call(removeExclusions);
  await run(`UPDATE stock SET available = 40000 WHERE ${burrata}`);
  await readyToShop(shopper);
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
  await fill(shopper, [
    ['olio-extravergine-latta-5-l', 1],
    ['burrata-250-g', 3],
    ['mele-annurche', 1.5],
  ]);
  elsewhere = await new ShopClient(anotherProcess(), 'cestolieto').logIn('demo');
});

const view = (client: ShopClient): Promise<Cart> => done(client.call(viewCart));

/** The cart as a process answers it that never read it before. */
async function anew(): Promise<Cart> {
  return view(await new ShopClient(anotherProcess(), 'cestolieto').logIn('demo'));
}

const run = (statements: string) => shop().database.script(statements);
const mine = `tenant_id = 'cestolieto' AND user_id = (SELECT user_id FROM users
  WHERE tenant_id = 'cestolieto' AND login = 'demo@cestolieto.example')`;
const ofCart = `tenant_id = 'cestolieto' AND cart_id = (SELECT cart_id FROM carts WHERE ${mine}
  AND status_id IN (1, 2, 7) AND NOT set_aside)`;
const burrata = `tenant_id = 'cestolieto' AND product_id = (SELECT product_id FROM products
  WHERE tenant_id = 'cestolieto' AND slug = 'burrata-250-g')`;

// What a process keeps of a cart is answered only while every row of it is as it was, whoever writes (decision 092).
test.each<[name: string, change: () => Promise<unknown>]>([
  ['a line was changed', () => run(`UPDATE cart_lines SET quantity = 5000 WHERE ${ofCart} AND ${burrata}`)],
  ['a line was deleted', () => run(`DELETE FROM cart_lines WHERE ${ofCart} AND ${burrata}`)],
  [
    'a line was changed twice in one transaction',
    () =>
      run(`BEGIN; UPDATE cart_lines SET quantity = 4000 WHERE ${ofCart} AND ${burrata};
        UPDATE cart_lines SET quantity = 5000 WHERE ${ofCart} AND ${burrata}; COMMIT;`),
  ],
  [
    'a line was added elsewhere',
    async () => {
      const { productId } = await product(elsewhere, 'penne-rigate-500-g');
      await done(elsewhere.call(addToCart, { items: [{ productId, quantity: 1 }] }));
    },
  ],
  ['the stock of a line was changed', () => run(`UPDATE stock SET available = 1000 WHERE ${burrata}`)],
  ['the points of the user were changed', () => run(`UPDATE users SET points = points + 7 WHERE ${mine}`)],
  ['the address was changed', () => run(`UPDATE addresses SET address1 = 'Via Nuova' WHERE ${mine}`)],
  [
    'something was excluded elsewhere',
    () =>
      done(
        elsewhere.call(saveExclusions, {
          allergens: ['milk'],
          traces: false,
          diets: [],
          terms: [],
          hide: false,
          consent: true,
        }),
      ),
  ],
  ['a gift was put on it elsewhere', () => done(elsewhere.call(addGiftCode, { code: 'SCUSA-GIULIA' }))],
  [
    'the cart was told something elsewhere',
    () => done(elsewhere.call(updateCartInfo, { property: 'order_comment', value: 'citofono rotto' })),
  ],
  ['the slot was let go', () => run(`DELETE FROM slot_holds WHERE ${ofCart}`)],
  ['the time of the slot was over', () => Promise.resolve(shop().clock.pass(180))],
])('API-09: a cart that was read before is read anew when %s', async (_, change) => {
  await view(shopper);
  const before = await view(shopper);
  await change();
  const after = await view(shopper);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await anew());
});

test('API-09: a cart that nobody changed is asked for by its versions alone, also after a change of its lines', async () => {
  const { productId } = await product(shopper, 'burrata-250-g');
  const added = await done(shopper.call(addToCart, { items: [{ productId, quantity: 1 }] }));
  let read: Cart | null = null;
  expect(await countStatements(async () => (read = await view(shopper)))).toBe(2);
  expect(read).toEqual(added);
  expect(read).toEqual(await anew());
});

test('API-09: the cart is answered in the language that is asked for, and in the form', async () => {
  const italian = await view(shopper);
  shopper.acceptLanguage = 'en';
  const english = await view(shopper);
  const sectors = await done(shopper.call(viewCart, { show_sectors: true }));
  shopper.acceptLanguage = null;
  expect(english.cartId).toBe(italian.cartId);
  expect(sectors.cartItems).toBeUndefined();
  expect(
    linesOf(sectors)
      .map(({ itemId }) => itemId)
      .toSorted((a, b) => a - b),
  ).toEqual(
    linesOf(italian)
      .map(({ itemId }) => itemId)
      .toSorted((a, b) => a - b),
  );
  expect(await view(shopper)).toEqual(italian);
});

test('API-09: a change that was refused leaves the cart as it was', async () => {
  const before = await view(shopper);
  const { productId } = await product(shopper, 'burrata-250-g');
  const refused = await shopper.call(addToCart, {
    items: [
      { productId, quantity: 1 },
      { productId: 999_999, quantity: 1 },
    ],
  });
  expect(refused.code).toBe('product.unknown');
  expect(await view(shopper)).toEqual(before);
});

test('QTY-24: what was added elsewhere counts in the next change', async () => {
  await view(shopper);
  const { productId } = await product(shopper, 'burrata-250-g');
  await done(elsewhere.call(addToCart, { items: [{ productId, quantity: 2 }] }));
  const cart = await done(shopper.call(addToCart, { items: [{ productId, quantity: 1 }] }));
  expect(linesOf(cart).find((line) => line.product.productId === productId)?.quantity).toBe(6);
  expect(cart).toEqual(await anew());
});

test('CART-19: the stock of a product that comes back into the cart is asked for anew', async () => {
  const line = linesOf(await view(shopper)).find(({ product: { slug } }) => slug === 'burrata-250-g');
  const { productId } = await product(shopper, 'burrata-250-g');
  await done(shopper.call(updateCart, { items: [{ itemId: line?.itemId ?? 0, quantity: 0 }] }));
  await run(`UPDATE stock SET available = 1000 WHERE ${burrata}`);
  const cart = await done(shopper.call(addProducts, { items: [{ productId, quantity: 3 }] }));
  expect(linesOf(cart).find((one) => one.product.productId === productId)?.quantity).toBe(1);
  expect(cart).toEqual(await anew());
});
