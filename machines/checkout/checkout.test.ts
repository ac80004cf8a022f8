import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Cart, PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import { summaryOf } from '../cart/cart.summary.ts';
import { bagsRef, canPlaceOrder, invoiceRef } from './checkout.selectors.ts';
import { checkoutLogic } from './checkout.logic.ts';
import type { BuyInput, CheckoutEmitted, PlacedOrder } from './checkout.types.ts';
import { bagsMachine } from '../bags/bags.machine.ts';
import { invoiceLogic } from '../invoice/invoice.logic.ts';
import { aCart, aCartItem, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

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
  return { actor, recall, restriction, prepare, auths, buy, emitted };
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

describe('paying', () => {
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
});
