import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Cart, PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { summaryOf } from '../cart/cart.summary.ts';
import {
  bagsRef,
  canContinue,
  canPlaceOrder,
  checkoutError,
  invoiceRef,
  isBuying,
} from './checkout.selectors.ts';
import { checkoutLogic } from './checkout.logic.ts';
import type { BuyInput, CheckoutEmitted, PlacedOrder } from './checkout.types.ts';
import { bagsMachine } from '../bags/bags.machine.ts';
import type { KnownInvoice } from '../invoice/invoice.types.ts';
import { invoiceLogic } from '../invoice/invoice.logic.ts';
import { aCart, aCartItem, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

const cart = aCart({ cartItems: [aCartItem()] });
const summarised = (given: Cart) =>
  summaryOf({ cart: given, answeredAt: 0, bypass: { address: false, timeslot: false } });
const summary = summarised(cart);
const prepared: PreparedCart = {
  ...cart,
  cartStatusId: 2,
  lockedUntil: '2026-11-21T10:30:00Z',
  paymentTypes: [
    { paymentTypeId: 2, name: 'Alla consegna', online: false, prebilledPct: 0 },
    { paymentTypeId: 12, name: 'Carta', online: true, prebilledPct: 30 },
  ],
  prebilledAmount: 60,
};
const allowed: PurchaseRestriction = { ok: true, minOrder: 40, missing: 0, restrictions: [] };
const pending = <O, I>() => fromPromise<O, I>(() => new Promise<O>(() => undefined));

const bagsLogic = bagsMachine.provide({ actors: { listBags: pending(), removeBag: pending() } });
const invoiceForm = invoiceLogic.provide({
  actors: { viewInvoice: pending(), saveNeed: pending(), saveBilling: pending() },
});

function start(given = summary, { bags = bagsLogic, invoice = invoiceForm } = {}) {
  const clock = new SimulatedClock();
  const recall = held<PlacedOrder | null>();
  const restriction = held<PurchaseRestriction>();
  const keepNote = held<void, { note: string }>();
  const saveNote = held<CartAnswer, { note: string }>();
  const prepare = held<CartAnswer<PreparedCart>, { hasAcceptedTerms: boolean }>();
  const auths = held<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>();
  const buy = held<PlacedOrder, BuyInput>();
  const actor = createActor(
    checkoutLogic.provide({
      actors: {
        findPlacedOrder: recall.logic,
        viewRestriction: restriction.logic,
        keepNote: keepNote.logic,
        saveNote: saveNote.logic,
        prepare: prepare.logic,
        listAuths: auths.logic,
        buy: buy.logic,
        bags,
        invoice,
      },
    }),
    { clock, input: { summary: given } },
  );
  const emitted: CheckoutEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, recall, restriction, saveNote, prepare, auths, buy, emitted };
}

async function reviewing(given = summary) {
  const checkout = start(given);
  await checkout.recall.latest().answer(null);
  await checkout.restriction.latest().answer(allowed);
  checkout.actor.send({ type: 'terms.accept', isAccepted: true });
  return checkout;
}

async function paying() {
  const checkout = await reviewing();
  checkout.actor.send({ type: 'checkout.continue' });
  await checkout.prepare.latest().answer({ ...anAnswer(), cart: prepared });
  await checkout.auths.latest().answer([]);
  checkout.actor.send({ type: 'payment.choose', choice: { paymentTypeId: 2, authId: null } });
  return checkout;
}

const place = { type: 'order.place', key: 'key-1' } as const;
/** The pages that what was emitted leads to. */
const leadsTo = (emitted: CheckoutEmitted[]) =>
  emitted.flatMap((event) => {
    if (event.type === 'cart.prepared') return ['payment'];
    if (event.type === 'review.requested') return ['checkout'];
    return event.type === 'order.placed' ? [`order ${event.orderId}`] : [];
  });

test('CHK-03, CHK-05: the invoice form and the bags are there with the checkout', () => {
  const { actor } = start();
  expect([invoiceRef, bagsRef].map((ref) => ref(actor.getSnapshot())?.id)).toEqual(['invoice', 'bags']);
});

describe('reviewing', () => {
  test('CHK-04, RULE-CHECKOUT-1: no prepare without terms, lines, address, slot, or against a restriction', async () => {
    const checkout = await reviewing();
    expect(canContinue(checkout.actor.getSnapshot())).toBe(true);
    checkout.actor.send({ type: 'terms.accept', isAccepted: false });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
    checkout.actor.send({ type: 'terms.accept', isAccepted: true });
    for (const missing of ['isLoggedIn', 'hasLines', 'isAddressAssigned', 'isTimeslotAssigned'] as const) {
      checkout.actor.send({ type: 'cart.changed', summary: { ...summary, [missing]: false } });
      await checkout.restriction.latest().answer(allowed);
      expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
    }
    checkout.actor.send({ type: 'cart.changed', summary });
    await checkout.restriction.latest().answer({ ...allowed, ok: false, missing: 12.3 });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
    checkout.actor.send({ type: 'checkout.continue' });
    expect(checkout.prepare.calls).toHaveLength(0);
  });

  test('CHK-05, RULE-CHECKOUT-5: an invoice that is wanted must be saved first', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'invoice.changed', isNeeded: true, isSaved: false });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
    checkout.actor.send({ type: 'invoice.changed', isNeeded: true, isSaved: true });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(true);
  });

  test('CHK-05, RULE-CHECKOUT-5: an invoice the cart asks for counts before its form has said a word', async () => {
    const asked = aCart({
      cartItems: [aCartItem()],
      cartInfos: {
        order_comment: '',
        need_invoice: 'true',
        substitutions: 'replace',
        adult_declared: 'false',
      },
    });
    const checkout = await reviewing(summarised(asked));
    expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
    checkout.actor.send({ type: 'invoice.changed', isNeeded: true, isSaved: true });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(true);
  });

  test('CART-17: a typed note is saved before prepare, because a later write would unlock the cart', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'note.changed', text: 'Banane poco mature' });
    checkout.actor.send({ type: 'checkout.continue' });
    expect(checkout.saveNote.latest().input).toEqual({ note: 'Banane poco mature' });
    expect(checkout.prepare.calls).toHaveLength(0);
    await checkout.saveNote.latest().answer(anAnswer());
    expect(checkout.prepare.calls).toHaveLength(1);
  });

  test('CHK-08, RULE-CHECKOUT-6: a refused prepare shows the first error and leaves the cart open', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'checkout.continue' });
    await checkout.prepare.latest().fail(refusal('checkout.minOrder', 'Mancano 12,30 €'));
    expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
    expect(checkoutError(checkout.actor.getSnapshot())?.messages[0]?.text).toBe('Mancano 12,30 €');
    expect(checkout.emitted).toContainEqual({ type: 'cart.outcomeUnknown' });
  });

  test('/payment without a prepared cart leads back to /checkout', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'page.entered', page: 'payment' });
    expect(leadsTo(checkout.emitted)).toEqual(['checkout', 'checkout']);
  });
});

describe('paying', () => {
  test('CHK-07: prepare leads to /payment', async () => {
    const checkout = await paying();
    expect(leadsTo(checkout.emitted).at(-1)).toBe('payment');
  });

  test.each([
    ['a cart', 2, 1],
    ['a cart that amends an order', 7, 7],
  ] as const)(
    'CART-22, CART-23: %s is locked when it is told of again; a write elsewhere leads back',
    async (_, locked, opened) => {
      const checkout = await paying();
      const lockedUntil = '2026-11-21T10:30:00Z';
      const told = (given: Partial<Cart>) =>
        checkout.actor.send({ type: 'cart.changed', summary: summarised({ ...cart, ...given }) });
      told({ cartStatusId: locked, lockedUntil });
      expect(checkout.actor.getSnapshot().value).toEqual({ choosingPayment: 'ready' });
      expect([canPlaceOrder(checkout.actor.getSnapshot()), leadsTo(checkout.emitted).at(-1)]).toEqual([
        true,
        'payment',
      ]);
      told({ cartStatusId: opened, lockedUntil: null });
      expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
      expect(leadsTo(checkout.emitted).at(-1)).toBe('checkout');
      checkout.actor.send(place);
      expect(checkout.buy.calls).toHaveLength(0);
    },
  );

  test('CART-23, CHK-08: opened again while it is bought, it is reviewed again when the buy is refused', async () => {
    const checkout = await paying();
    checkout.actor.send(place);
    checkout.actor.send({ type: 'cart.changed', summary });
    expect(isBuying(checkout.actor.getSnapshot())).toBe(true);
    await checkout.buy.latest().fail(refusal('timeslot.full', 'La fascia è piena'));
    expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
    expect(leadsTo(checkout.emitted).at(-1)).toBe('checkout');
    expect(checkoutError(checkout.actor.getSnapshot())?.messages[0]?.text).toBe('La fascia è piena');
  });

  test('CART-23: after 30 minutes the lock is gone and the cart is reviewed again', async () => {
    const checkout = await paying();
    checkout.clock.increment(30 * 60_000);
    expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
  });

  test('CART-23, RULE-CHECKOUT-11: on a device whose clock is ahead the lock lasts as long as anywhere', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'checkout.continue' });
    const receivedAt = Date.parse('2026-11-21T10:45:00Z');
    await checkout.prepare.latest().answer({ ...anAnswer(aCart(), { receivedAt }), cart: prepared });
    checkout.clock.increment(30 * 60_000 - 1);
    expect(checkout.actor.getSnapshot().hasTag('paying')).toBe(true);
    checkout.clock.increment(1);
    expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
  });

  test('no order without a chosen payment', async () => {
    const checkout = await reviewing();
    checkout.actor.send({ type: 'checkout.continue' });
    await checkout.prepare.latest().answer({ ...anAnswer(), cart: prepared });
    expect(canPlaceOrder(checkout.actor.getSnapshot())).toBe(false);
  });

  test('RULE-CHECKOUT-3: twenty presses are one buy, and the result is shown', async () => {
    const checkout = await paying();
    for (let press = 0; press < 20; press += 1)
      checkout.actor.send({ type: 'order.place', key: `key-${press}` });
    expect(checkout.buy.calls.map((call) => call.input)).toEqual([
      { cartId: 7, choice: { paymentTypeId: 2, authId: null }, key: 'key-0' },
    ]);
    await checkout.buy.latest().answer({ orderId: 900, redirectUrl: null });
    expect(leadsTo(checkout.emitted).at(-1)).toBe('order 900');
    expect(checkout.actor.getSnapshot().status).toBe('done');
    expect(checkout.emitted.filter((event) => event.type === 'cart.outcomeUnknown')).toHaveLength(1);
  });

  test('CHK-11: an online payment goes to its provider', async () => {
    const checkout = await paying();
    checkout.actor.send(place);
    await checkout.buy.latest().answer({ orderId: 901, redirectUrl: '/__psp/abc' });
    expect(checkout.emitted).toContainEqual({ type: 'provider.requested', url: '/__psp/abc' });
  });

  test('CHK-08: a refused buy stays on /payment with the choice kept', async () => {
    const checkout = await paying();
    checkout.actor.send(place);
    await checkout.buy.latest().fail(refusal('timeslot.full'));
    expect(checkout.actor.getSnapshot().value).toEqual({ choosingPayment: 'ready' });
    expect(checkout.actor.getSnapshot().context.choice).toEqual({ paymentTypeId: 2, authId: null });
  });
});

describe('a buy of unknown outcome', () => {
  test.each([
    [
      'a cut connection',
      async (checkout: Awaited<ReturnType<typeof paying>>) => checkout.buy.latest().fail(failed('network')),
    ],
    [
      'a 5xx',
      async (checkout: Awaited<ReturnType<typeof paying>>) =>
        checkout.buy.latest().fail(failed('serviceDown')),
    ],
  ])('RULE-CHECKOUT-7: after %s the order is asked for before anything else', async (_what, breakIt) => {
    const checkout = await paying();
    checkout.actor.send(place);
    await breakIt(checkout);
    expect(checkout.actor.getSnapshot().value).toBe('outcomeUnknown');
    checkout.actor.send(place);
    expect(checkout.buy.calls).toHaveLength(1);
    checkout.actor.send({ type: 'outcome.check' });
    await checkout.recall.latest().answer({ orderId: 902, redirectUrl: null });
    expect(leadsTo(checkout.emitted).at(-1)).toBe('order 902');
    expect(checkout.buy.calls).toHaveLength(1);
  });

  test('RULE-CHECKOUT-7: a buy nobody answers is asked for by itself, and an order that does not exist can be placed again', async () => {
    const checkout = await paying();
    checkout.actor.send(place);
    checkout.clock.increment(30_000);
    expect(checkout.actor.getSnapshot().value).toBe('checkingOutcome');
    await checkout.recall.latest().answer(null);
    expect(leadsTo(checkout.emitted).at(-1)).toBe('checkout');
    expect(checkout.buy.calls).toHaveLength(1);
  });

  test('a reload in the middle finds the order at the start', async () => {
    const checkout = start();
    await checkout.recall.latest().answer({ orderId: 903, redirectUrl: null });
    expect(leadsTo(checkout.emitted)).toEqual(['order 903']);
  });

  test('CHK-10: an order that exists already is found, not made twice', async () => {
    const checkout = await paying();
    checkout.actor.send(place);
    await checkout.buy.latest().fail(refusal('checkout.alreadyOrdered'));
    await checkout.recall.latest().answer({ orderId: 904, redirectUrl: null });
    expect(leadsTo(checkout.emitted).at(-1)).toBe('order 904');
  });

  test.each(['prepare', 'buy'] as const)(
    'RULE-CHECKOUT-9: a 419 during %s keeps the choices and buys nothing by itself',
    async (step) => {
      const checkout = step === 'buy' ? await paying() : await reviewing();
      checkout.actor.send(step === 'buy' ? place : { type: 'checkout.continue' });
      await checkout[step].latest().fail(failed('sessionExpired'));
      expect(checkout.actor.getSnapshot().value).toBe('awaitingSession');
      checkout.actor.send({ type: 'session.opened' });
      await checkout.recall.latest().answer(null);
      expect(checkout.actor.getSnapshot().value).toEqual({ reviewing: 'checking' });
      expect(checkout.actor.getSnapshot().context.hasAcceptedTerms).toBe(true);
      expect(leadsTo(checkout.emitted).at(-1)).toBe('checkout');
      expect(checkout.buy.calls).toHaveLength(step === 'buy' ? 1 : 0);
    },
  );
});

describe('a part of the page that breaks', () => {
  const bug = new TypeError('x is undefined');
  const breakDown = () => {
    throw bug;
  };
  const told = [{ type: 'failure.raised', operation: 'openDialog', error: bug }];

  test('CHK-03: without the bags the order is placed all the same, and it is said', async () => {
    const listed = held<Product[]>();
    const checkout = start(summary, {
      bags: bagsLogic.provide({ actors: { listBags: listed.logic }, actions: { assignBags: breakDown } }),
    });
    await listed.latest().answer([]);
    expect([bagsRef(checkout.actor.getSnapshot()), checkout.emitted]).toEqual([undefined, told]);
    await checkout.recall.latest().answer(null);
    await checkout.restriction.latest().answer(allowed);
    checkout.actor.send({ type: 'terms.accept', isAccepted: true });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(true);
  });

  test('CHK-05, RULE-CHECKOUT-5: without its form an invoice that is wanted still keeps payment waiting', async () => {
    const viewed = held<KnownInvoice>();
    const checkout = start(
      { ...summary, needsInvoice: true },
      {
        invoice: invoiceForm.provide({
          actors: { viewInvoice: viewed.logic },
          actions: { assignBilling: breakDown },
        }),
      },
    );
    await viewed.latest().answer({ isNeeded: true, billing: null, holders: [] });
    expect([invoiceRef(checkout.actor.getSnapshot()), checkout.emitted]).toEqual([undefined, told]);
    await checkout.recall.latest().answer(null);
    await checkout.restriction.latest().answer(allowed);
    checkout.actor.send({ type: 'terms.accept', isAccepted: true });
    expect(canContinue(checkout.actor.getSnapshot())).toBe(false);
  });
});
