import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed } from '../../tests/machines/held.ts';
import {
  add,
  loggedIn,
  logIn,
  penne,
  pickSlot,
  ready,
  withoutSlot,
} from '../../tests/machines/shop-effects.ts';
import { openShop, type OpenShop } from '../../tests/machines/shop-world.ts';

describe('an add and its gates', () => {
  test('GATE-16: a successful add says so, and a silent cart shows it', async () => {
    const shop = await loggedIn();
    add(shop);
    const fuller = aCart({ cartItems: [aCartItem({ quantity: 4 })] });
    await shop.calls.add.latest().answer(anAnswer(fuller));
    expect(shop.notices()).toEqual(['Penne rigate: aggiunto']);
    expect(shop.flow().cart?.getSnapshot().context.cart).toEqual(fuller);
  });

  test('GATE-01, SLOT-12: without a slot the picker opens, and the add follows the pick once', async () => {
    const shop = await loggedIn(withoutSlot);
    add(shop);
    await shop.calls.loadDelivery.latest().answer(undefined);
    expect([shop.gates, shop.dialogs()]).toEqual([['timeslot'], ['delivery']]);
    await pickSlot(shop);
    expect([shop.dialogs(), shop.calls.add.calls.map(({ input }) => input.request)]).toEqual([[], [penne]]);
  });

  test.each([
    ['a slot is being paid', withoutSlot, '/payment'],
    ['an address amends an order', aCart({ cartStatusId: 7, shippingAddress: null }), '/'],
  ] as const)(
    'SLOT-14, ADR-08: while a cart without %s an add that needs one is dropped',
    async (_, cart, path) => {
      const shop = await loggedIn(cart, path);
      shop.enter(path);
      add(shop);
      expect([shop.dialogs(), shop.calls.loadDelivery.calls.length, shop.calls.add.calls.length]).toEqual([
        [],
        0,
        0,
      ]);
      expect(shop.flow().addToCart?.getSnapshot().value).toBe('idle');
    },
  );

  test('GATE-11: options are asked for wherever one is', async () => {
    const shop = await loggedIn(ready, '/payment');
    shop.enter('/payment');
    const option = { name: 'Taglio', parameterName: 'taglio', values: [], selected: null };
    add(shop, { ...penne, product: { ...penne.product, selectOptions: [option] } });
    expect(shop.flow().addToCart?.getSnapshot().value).toEqual({ gating: 'awaitingOptions' });
  });

  test('GATE-10, RULE-ADDTOCART-7, RULE-SESSION-2: after a 419 one login dialog opens, and the add is sent once more with its key', async () => {
    const shop = await loggedIn();
    add(shop);
    shop.flow().session?.send({ type: 'session.expire' });
    await shop.calls.add.latest().fail(failed('sessionExpired'));
    expect([shop.dialogs(), shop.notices()]).toEqual([['login'], []]);
    await logIn(shop);
    expect(shop.calls.add.calls.map(({ input }) => input.request)).toEqual([penne, penne]);
    await shop.calls.add.latest().answer(anAnswer());
    shop.broadcast({ type: 'session.opened', isSingleSignOn: false });
    expect(shop.calls.add.calls).toHaveLength(2);
  });
});

describe('a stranger, of whose session nothing is here', () => {
  const stranger = (path = '/') => openShop(path, { isStranger: true });
  const asked = ({ calls: { askCookie, exchangeToken, loadCart, refreshCart } }: OpenShop): number =>
    askCookie.calls.length + exchangeToken.calls.length + loadCart.calls.length + refreshCart.calls.length;

  test('SES-04, CART-24: is anonymous without a call and without a cart, and nothing opens by itself', () => {
    const shop = stranger();
    shop.enter('/');
    expect([shop.flow().session?.getSnapshot().value, shop.flow().cart?.getSnapshot().value]).toEqual([
      { anonymous: 'browsing' },
      'absent',
    ]);
    expect([asked(shop), shop.dialogs(), shop.notices(), shop.went]).toEqual([0, [], [], []]);
  });

  test('SES-04, SES-23: logs in for another address, and the dialog opens once', async () => {
    const shop = stranger();
    shop.shop.send({ type: 'delivery.open', want: 'address' });
    expect([shop.dialogs(), shop.calls.loadDelivery.calls.length]).toEqual([['login'], 0]);
    await logIn(shop);
    expect(shop.calls.loadDelivery.calls).toHaveLength(1);
  });

  test('SES-04, NAV-23: is led home from a login-only address, and there once logged in', async () => {
    const shop = stranger('/profile/orders');
    shop.enter('/profile/orders', { needsLogin: true, hasMarker: false });
    expect([shop.went, shop.dialogs()]).toEqual([['/'], ['login']]);
    await logIn(shop);
    expect(shop.went).toEqual(['/', '/profile/orders']);
  });

  test('SES-04, SES-18: finds the login page’s form open, and the way on from it', async () => {
    const shop = stranger('/login');
    shop.enter('/login', { afterLogin: '/cart' });
    expect(shop.dialogs()).toEqual(['login']);
    await logIn(shop);
    expect(shop.went).toEqual(['/cart']);
  });

  test('SES-04, CAT-13: a service that is back finds no cart to read again', () => {
    const shop = stranger();
    shop.broadcast({ type: 'service.resumed' });
    expect(asked(shop)).toBe(0);
  });
});

describe('changing address and slot', () => {
  const open = ({ shop }: OpenShop, want: 'address' | 'timeslot') =>
    shop.send({ type: 'delivery.open', want });

  test('ADR-09: opens on demand for a logged-in shopper', async () => {
    const shop = await loggedIn();
    open(shop, 'timeslot');
    await shop.calls.loadDelivery.latest().answer(undefined);
    expect([shop.dialogs(), shop.picker() !== undefined]).toEqual([['delivery'], true]);
  });

  test.each([
    ['address', ready, '/payment'],
    ['timeslot', ready, '/payment'],
    ['address', aCart({ cartStatusId: 7, cartItems: [aCartItem()] }), '/'],
  ] as const)(
    'ADR-08, SLOT-14, RULE-TIMESLOTPICKER-9: not the %s of a cart on %s',
    async (want, cart, path) => {
      const shop = await loggedIn(cart, path);
      shop.enter(path);
      open(shop, want);
      expect([shop.dialogs(), shop.calls.loadDelivery.calls.length]).toEqual([[], 0]);
    },
  );

  test('SLOT-14: the slot of an order being amended stays free', async () => {
    const shop = await loggedIn(aCart({ cartStatusId: 7, cartItems: [aCartItem()] }));
    open(shop, 'timeslot');
    expect(shop.calls.loadDelivery.calls).toHaveLength(1);
  });
});
