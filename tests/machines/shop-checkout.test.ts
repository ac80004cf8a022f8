import { describe, expect, test } from 'vitest';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { ready } from './shop-effects.ts';
import { found, openShop } from './shop-world.ts';

describe('the checkout', () => {
  test('NAV-22: waits for the cart when its page is the first one', async () => {
    const shop = openShop('/checkout');
    shop.enter('/checkout', { needsLogin: true });
    expect(shop.calls.loadCheckout.calls).toHaveLength(0);
    await shop.calls.askCookie.latest().answer(found(anAnswer(ready)));
    expect(shop.calls.loadCheckout.calls).toHaveLength(1);
  });
});
