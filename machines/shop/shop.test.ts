import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, settled } from '../../tests/machines/held.ts';
import {
  add,
  anonymous,
  days,
  loggedIn,
  logIn,
  penne,
  pickSlot,
  ready,
  withoutSlot,
} from '../../tests/machines/shop-effects.ts';
import { openShop, type OpenShop } from '../../tests/machines/shop-world.ts';

describe('an add and its gates', () => {
  test('GATE-01, GATE-06, SES-13: a visitor logs in, and an account with address and slot goes straight on', async () => {
    const shop = await anonymous();
    add(shop);
    expect([shop.dialogs(), shop.calls.add.calls.length]).toEqual([['login'], 0]);
    await logIn(shop);
    expect([shop.dialogs(), shop.gates]).toEqual([[], ['login']]);
    expect(shop.calls.add.calls.map(({ input }) => input.request)).toEqual([penne]);
  });

  test('GATE-16: a successful add says so, and a silent cart shows it', async () => {
    const shop = await loggedIn();
    add(shop);
    const fuller = aCart({ cartItems: [aCartItem({ quantity: 4 })] });
    await shop.calls.add.latest().answer(anAnswer(fuller));
    expect(shop.notices()).toEqual(['Penne rigate: aggiunto']);
    expect(shop.flow().cart?.getSnapshot().context.cart).toEqual(fuller);
  });

  test('GATE-05, SES-14, RULE-SESSION-6: closing the login drops the add, also for a later login', async () => {
    const shop = await anonymous();
    add(shop);
    shop.flow().session?.send({ type: 'login.dismiss' });
    shop.flow().session?.send({ type: 'login.request' });
    await logIn(shop);
    expect([shop.calls.add.calls.length, shop.dialogs(), shop.notices()]).toEqual([0, [], []]);
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

  test('GATE-05: closing the picker drops the add', async () => {
    const shop = await loggedIn(withoutSlot);
    add(shop);
    await shop.calls.loadDelivery.latest().answer(undefined);
    await shop.calls.slots.latest().answer(days);
    shop.picker()?.send({ type: 'picker.dismiss' });
    const { summary } = shop.shop.getSnapshot().context;
    if (summary !== null) shop.broadcast({ type: 'cart.changed', summary });
    expect([shop.dialogs(), shop.calls.add.calls.length, shop.flow().addToCart?.getSnapshot().value]).toEqual(
      [[], 0, 'idle'],
    );
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

  test.each(['fails', 'does not come within two minutes'] as const)(
    'NAV-31, RULE-ADDTOCART-11: when the dialog’s code %s the add is dropped, and it is said',
    async (how) => {
      const shop = await loggedIn(withoutSlot);
      add(shop);
      if (how === 'fails') await shop.calls.loadDelivery.latest().fail(new TypeError('no chunk'));
      else shop.clock.increment(120_000);
      expect([shop.dialogs(), shop.flow().addToCart?.getSnapshot().value, shop.notices()]).toEqual([
        [],
        'idle',
        ['Questa parte del sito non si è caricata. Ricarica la pagina e riprova.'],
      ]);
    },
  );
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

  test('SES-04, GATE-01, SES-13: logs in for an add, which goes on with the cart of the login', async () => {
    const shop = stranger();
    add(shop);
    expect([shop.dialogs(), shop.calls.add.calls.length]).toEqual([['login'], 0]);
    await logIn(shop);
    expect([shop.dialogs(), shop.gates, shop.calls.loadCart.calls.length]).toEqual([[], ['login'], 1]);
    expect(shop.calls.add.calls.map(({ input }) => input.request)).toEqual([penne]);
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

  test('SES-23, SES-13: a visitor logs in first, then it opens once', async () => {
    const shop = await anonymous();
    open(shop, 'address');
    expect([shop.dialogs(), shop.calls.loadDelivery.calls.length]).toEqual([['login'], 0]);
    await logIn(shop);
    await shop.calls.loadDelivery.latest().answer(undefined);
    expect([shop.dialogs(), shop.addressSelector() !== undefined]).toEqual([['delivery'], true]);
    expect(shop.calls.loadDelivery.calls).toHaveLength(1);
  });

  test('SES-14, SES-18: the login that the login page asked for is over once the visitor goes elsewhere', async () => {
    const shop = await anonymous();
    shop.enter('/login');
    expect(shop.dialogs()).toEqual(['login']);
    shop.enter('/catalog/search');
    expect(shop.dialogs()).toEqual([]);
  });

  test('SES-14: closing the login opens nothing, then or later', async () => {
    const shop = await anonymous();
    open(shop, 'address');
    shop.flow().session?.send({ type: 'login.dismiss' });
    shop.flow().session?.send({ type: 'login.request' });
    await logIn(shop);
    expect([shop.dialogs(), shop.calls.loadDelivery.calls.length]).toEqual([[], 0]);
  });

  test('SES-05: a logout closes it', async () => {
    const shop = await loggedIn();
    open(shop, 'timeslot');
    await shop.calls.loadDelivery.latest().answer(undefined);
    shop.flow().session?.send({ type: 'logout.request' });
    await shop.calls.logout.latest().answer(undefined);
    expect(shop.dialogs()).toEqual([]);
  });

  test('SES-07: a 419 keeps it, and the slots come back after the login', async () => {
    const shop = await loggedIn();
    open(shop, 'timeslot');
    await shop.calls.loadDelivery.latest().answer(undefined);
    await shop.calls.slots.latest().answer(days);
    shop.picker()?.send({ type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 5 });
    shop.flow().session?.send({ type: 'session.expire' });
    await shop.calls.pickSlot.latest().fail(failed('sessionExpired'));
    await logIn(shop);
    expect([shop.dialogs(), shop.calls.slots.calls.length, shop.calls.pickSlot.calls.length]).toEqual([
      ['delivery'],
      2,
      1,
    ]);
  });
});

describe('the held place', () => {
  test('B-16: is learnt from every cart, and told gone when the cart has none', async () => {
    const shop = await loggedIn();
    expect(shop.flow().slotHold?.getSnapshot().context.hold).toEqual({
      dateIso: '2026-11-22',
      timeslotId: 5,
      holdUntil: Date.parse('2026-11-21T12:00:00Z'),
      learntAt: Date.parse('2026-11-21T10:00:00Z'),
      isExtended: false,
    });
    shop.flow().cart?.send({ type: 'cart.answered', answer: anAnswer(withoutSlot) });
    expect(shop.flow().slotHold?.getSnapshot().context.hold).toBeNull();
  });

  test('B-16: at its end it is said once, and the cart is read again', async () => {
    const shop = await loggedIn();
    const reads = shop.calls.refreshCart.calls.length;
    shop.clock.increment(110 * 60_000);
    shop.clock.increment(10 * 60_000);
    await settled();
    expect(shop.calls.refreshCart.calls.length - reads).toBe(1);
    await shop.calls.refreshCart.latest().answer(anAnswer(withoutSlot));
    expect(shop.notices()).toEqual([
      'Il tempo per la fascia oraria è finito: il posto è tornato libero. Il carrello è al sicuro, scegli di nuovo la fascia.',
    ]);
  });
});
