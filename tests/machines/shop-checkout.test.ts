import { describe, expect, test } from 'vitest';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import { hasCheckoutFailed } from '../../machines/shop/shop.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, refusal } from './held.ts';
import { add, loggedIn, logIn, penne, ready } from './shop-effects.ts';
import { found, openShop, type OpenShop } from './shop-world.ts';

const prepared: PreparedCart = {
  ...ready,
  cartStatusId: 2,
  lockedUntil: '2026-11-21T10:30:00Z',
  paymentTypes: [{ paymentTypeId: 2, name: 'Alla consegna', online: false, prebilledPct: 0 }],
  prebilledAmount: 60,
};

/** Logged in, at /checkout, on the way to the payment. */
async function preparing() {
  const shop = await loggedIn();
  shop.enter('/checkout', { needsLogin: true });
  await shop.calls.loadCheckout.latest().answer(undefined);
  await shop.calls.findPlacedOrder.latest().answer(null);
  await shop.calls.viewInvoice.latest().answer({ isNeeded: false, billing: null, holders: [] });
  await shop.calls.restriction.latest().answer({ ok: true, minOrder: 0, missing: 0, restrictions: [] });
  shop.checkout()?.send({ type: 'terms.accept', isAccepted: true });
  shop.checkout()?.send({ type: 'checkout.continue' });
  return shop;
}

describe('the checkout', () => {
  test('CHK-01: begins when its page is entered with a cart, and is the same after a look elsewhere', async () => {
    const shop = await loggedIn();
    shop.enter('/checkout', { needsLogin: true });
    await shop.calls.loadCheckout.latest().answer(undefined);
    const checkout = shop.checkout();
    shop.enter('/');
    shop.enter('/checkout', { needsLogin: true });
    expect([
      checkout === undefined,
      shop.checkout() === checkout,
      shop.calls.loadCheckout.calls.length,
    ]).toEqual([false, true, 1]);
  });

  test('NAV-22: waits for the cart when its page is the first one', async () => {
    const shop = openShop('/checkout');
    shop.enter('/checkout', { needsLogin: true });
    expect(shop.calls.loadCheckout.calls).toHaveLength(0);
    await shop.calls.askCookie.latest().answer(found(anAnswer(ready)));
    expect(shop.calls.loadCheckout.calls).toHaveLength(1);
  });

  test('NAV-31: code that does not come is told on the page, which can ask again or be entered again', async () => {
    const shop = await loggedIn();
    shop.enter('/checkout', { needsLogin: true });
    await shop.calls.loadCheckout.latest().fail(new TypeError('no chunk'));
    expect([shop.checkout(), hasCheckoutFailed(shop.shop.getSnapshot()), shop.notices()]).toEqual([
      undefined,
      true,
      [],
    ]);
    shop.shop.send({ type: 'checkout.retry' });
    expect(shop.calls.loadCheckout.calls).toHaveLength(2);
    await shop.calls.loadCheckout.latest().fail(new TypeError('no chunk'));
    shop.enter('/checkout', { needsLogin: true });
    expect(shop.calls.loadCheckout.calls).toHaveLength(3);
  });

  test('SES-05, RULE-SESSION-1: a logout ends it, a 419 does not', async () => {
    const shop = await loggedIn();
    shop.enter('/checkout', { needsLogin: true });
    await shop.calls.loadCheckout.latest().answer(undefined);
    shop.flow().session?.send({ type: 'session.expire' });
    expect(shop.checkout()).toBeDefined();
    await logIn(shop);
    shop.flow().session?.send({ type: 'logout.request' });
    await shop.calls.logout.latest().answer(undefined);
    expect(shop.checkout()).toBeUndefined();
  });

  test('CHK-11, RULE-CHECKOUT-8: an order placed ends it, leads to its result, and the cart is read again once', async () => {
    const shop = await preparing();
    await shop.calls.prepare.latest().answer({ ...anAnswer(), cart: prepared });
    shop.enter('/payment', { needsLogin: true });
    shop.checkout()?.send({ type: 'payment.choose', choice: { paymentTypeId: 2, authId: null } });
    shop.checkout()?.send({ type: 'order.place', key: 'a-key-12' });
    const reads = shop.calls.refreshCart.calls.length;
    await shop.calls.buy.latest().answer({ orderId: 900, redirectUrl: null });
    expect([shop.checkout(), shop.went, shop.calls.refreshCart.calls.length - reads]).toEqual([
      undefined,
      ['/checkout', '/payment', '/cart/payment-completed/900'],
      1,
    ]);
  });
});

describe('address and slot of a cart at checkout', () => {
  const opens = (shop: OpenShop, want: 'address' | 'timeslot'): boolean => {
    const before = shop.calls.loadDelivery.calls.length;
    shop.shop.send({ type: 'delivery.open', want });
    return shop.calls.loadDelivery.calls.length > before;
  };

  test.each(['address', 'timeslot'] as const)(
    'RULE-CHECKOUT-10: the %s cannot be changed while it is prepared, and again when that failed',
    async (want) => {
      const shop = await preparing();
      expect(opens(shop, want)).toBe(false);
      await shop.calls.prepare.latest().fail(refusal('checkout.minOrder'));
      expect(opens(shop, want)).toBe(true);
    },
  );

  test('RULE-CHECKOUT-10: nor while it is bought, wherever the shopper looks meanwhile', async () => {
    const shop = await preparing();
    await shop.calls.prepare.latest().answer({ ...anAnswer(), cart: prepared });
    shop.enter('/payment', { needsLogin: true });
    expect(opens(shop, 'timeslot')).toBe(false);
    shop.checkout()?.send({ type: 'payment.choose', choice: { paymentTypeId: 2, authId: null } });
    shop.checkout()?.send({ type: 'order.place', key: 'a-key-12' });
    shop.enter('/');
    expect([opens(shop, 'timeslot'), opens(shop, 'address')]).toEqual([false, false]);
    await shop.calls.buy.latest().answer({ orderId: 900, redirectUrl: null });
    expect(opens(shop, 'timeslot')).toBe(true);
  });

  test('RULE-CHECKOUT-10, SES-05: a logout in the middle frees them for who comes next', async () => {
    const shop = await preparing();
    shop.flow().session?.send({ type: 'logout.request' });
    await shop.calls.logout.latest().answer(undefined);
    shop.enter('/');
    shop.flow().session?.send({ type: 'login.request' });
    await logIn(shop);
    expect(opens(shop, 'timeslot')).toBe(true);
  });
});

describe('an invoice the cart asks for', () => {
  test.each(['fails', 'never comes'] as const)(
    'CHK-05, RULE-CHECKOUT-5: keeps payment waiting though reading its data %s',
    async (how) => {
      const asked = {
        ...ready,
        cartInfos: {
          order_comment: '',
          need_invoice: 'true' as const,
          substitutions: 'replace' as const,
          adult_declared: 'false' as const,
        },
      };
      const shop = await loggedIn(asked);
      shop.enter('/checkout', { needsLogin: true });
      await shop.calls.loadCheckout.latest().answer(undefined);
      await shop.calls.findPlacedOrder.latest().answer(null);
      await shop.calls.restriction.latest().answer({ ok: true, minOrder: 0, missing: 0, restrictions: [] });
      if (how === 'fails') await shop.calls.viewInvoice.latest().fail(failed('network'));
      else shop.clock.increment(12_000);
      shop.checkout()?.send({ type: 'terms.accept', isAccepted: true });
      shop.checkout()?.send({ type: 'checkout.continue' });
      expect(shop.calls.prepare.calls).toHaveLength(0);
    },
  );
});

describe('a service that is down', () => {
  test('ERR-01, ERR-13, GATE-17: the add waits for it with its key, and follows once when it is back', async () => {
    const shop = await loggedIn();
    add(shop);
    shop.flow().navigation?.send({ type: 'service.failed' });
    await shop.calls.add.latest().fail(failed('serviceDown'));
    expect([shop.went, shop.notices()]).toEqual([['/service-down'], []]);
    shop.enter('/service-down');
    shop.flow().navigation?.send({ type: 'service.retry' });
    expect([shop.went.at(-1), shop.calls.add.calls.map(({ input }) => input.request)]).toEqual([
      '/',
      [penne, penne],
    ]);
  });
});
