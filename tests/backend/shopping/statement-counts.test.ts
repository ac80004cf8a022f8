import { expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { addToCart, updateCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { listTimeslots } from '../../../contract/api/shopping/timeslot.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, prepare, product, readyToBuy } from '../journeys.ts';
import { countStatements } from '../tenant-statements.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

// Decision 051: each of them is a round trip to the database, and that is what a busy shop pays for.
test('decision 051: calls of a cart send no more statements than their rules need', async () => {
  const shopper = await shop().visitor().logIn('demo');
  await readyToBuy(shopper);
  const { productId } = await product(shopper, 'mele-annurche');
  const counted: Record<string, number> = {};
  const count = async (name: string, call: () => Promise<unknown>) => {
    counted[name] = await countStatements(call);
  };

  await count('read', () => done(shopper.call(viewCart)));
  await count('read again', () => done(shopper.call(viewCart)));
  await count('add', () => done(shopper.call(addToCart, { items: [{ productId, quantity: 1 }] })));
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId, quantity: 2 }));
  await count('change', () => done(shopper.call(updateCart, { items })));
  await count('slots', () => done(shopper.call(listTimeslots)));
  await count('prepare', () => prepare(shopper));
  await count('buy', () => done(shopper.call(buy, { payment_type_id: 2 })));
  // The first read finds that what was kept changed: the cart was prepared.
  expect(counted).toEqual({ read: 3, 'read again': 2, add: 6, change: 4, slots: 6, prepare: 6, buy: 21 });
});
