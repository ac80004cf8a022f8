import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { shopLogic } from '../../machines/shop/shop.logic.ts';
import { pricesHash } from '../../machines/shop/shop.selectors.ts';
import { addToCartLogic } from '../../machines/add-to-cart/add-to-cart.logic.ts';
import * as adding from '../../machines/add-to-cart/add-to-cart.selectors.ts';
import type { ProductRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { addressEditorLogic } from '../../machines/address-editor/address-editor.logic.ts';
import * as editing from '../../machines/address-editor/address-editor.selectors.ts';
import { summaryOf } from '../../machines/cart/cart.summary.ts';
import { cartLogic } from '../../machines/cart/cart.logic.ts';
import * as cart from '../../machines/cart/cart.selectors.ts';
import { cartLineLogic } from '../../machines/cart-line/cart-line.logic.ts';
import * as line from '../../machines/cart-line/cart-line.selectors.ts';
import { checkoutLogic } from '../../machines/checkout/checkout.logic.ts';
import * as checkout from '../../machines/checkout/checkout.selectors.ts';
import { invoiceLogic } from '../../machines/invoice/invoice.logic.ts';
import * as invoice from '../../machines/invoice/invoice.selectors.ts';
import { paymentLogic } from '../../machines/payment/payment.logic.ts';
import * as payment from '../../machines/payment/payment.selectors.ts';
import { timeslotPickerLogic } from '../../machines/timeslot-picker/timeslot-picker.logic.ts';
import * as picker from '../../machines/timeslot-picker/timeslot-picker.selectors.ts';
import { aCart, aCartItem, aProduct } from '../../paths/fixtures/cart-fixtures.ts';

/** Every state a chart can be in, down to its leaves, as their paths. */
function leavesOf(node: AnyStateMachine['root']): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return [node.path.join('.')];
  return children.flatMap(leavesOf);
}

const valueOf = (path: string): StateValue =>
  path
    .split('.')
    .reduceRight<StateValue | undefined>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    ) ?? '';

/** A chart in any of its states, with what it knows. */
function standing<Machine extends AnyStateMachine>(machine: Machine, input: object = {}) {
  const context: object = createActor(machine as AnyStateMachine, { input }).getSnapshot().context;
  const at = (path: string, known: object = {}): SnapshotFrom<Machine> => {
    const resolved: AnyMachineSnapshot = machine.resolveState({
      value: valueOf(path),
      context: { ...context, ...known },
    });
    return resolved as SnapshotFrom<Machine>; // a snapshot of this very machine
  };
  return {
    at,
    /** The states in which a selector says yes. */
    where: (selector: (snapshot: SnapshotFrom<Machine>) => unknown, known: object = {}) =>
      leavesOf(machine.root).filter((path) => selector(at(path, known)) === true),
  };
}

/** The same snapshot of an actor that has ended. */
const over = <Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot): Snapshot =>
  Object.assign(snapshot, { status: 'done' });

describe('adding', () => {
  const { at, where } = standing(addToCartLogic);
  const ham: ProductRequest = {
    kind: 'product',
    requestId: 'key-ham',
    product: aProduct({
      selectOptions: [{ name: 'Taglio', parameterName: 'taglio', values: [], selected: null }],
    }),
    quantity: 1,
    chosen: {},
    acceptAlternatives: true,
  };

  test('GATE-11: the product is known while its options are asked for', () => {
    const asks = (snapshot: ReturnType<typeof at>) => adding.productAwaitingOptions(snapshot) === ham;
    expect(where(asks, { pending: ham })).toEqual(['gating.awaitingOptions']);
    const order = { kind: 'order', requestId: 'key-order', orderId: 900 };
    expect(adding.productAwaitingOptions(at('gating.awaitingOptions', { pending: order }))).toBeNull();
    expect(adding.productAwaitingOptions(at('gating.awaitingOptions'))).toBeNull();
  });

  test('GATE-11: every option is chosen, or not yet', () => {
    const open = (chosen: object) => at('gating.awaitingOptions', { pending: { ...ham, chosen } });
    expect([{}, { taglio: 'sottile' }].map((one) => adding.hasEveryOption(open(one)))).toEqual([false, true]);
  });
});

describe('the address form', () => {
  const { at, where } = standing(addressEditorLogic);

  test('shows what its state says', () => {
    const details = [
      'enteringDetails',
      'confirming.choosingQuestion',
      'confirming.awaitingConfirmation',
      'confirming.awaitingSaveAnyway',
    ];
    expect(where(editing.isNotDeliverable)).toEqual(['notDeliverable']);
    expect(where(editing.isConfirmingSaveAnyway)).toEqual(['confirming.awaitingSaveAnyway']);
    expect(where(editing.isConfirming)).toEqual(details.slice(1));
    expect(where(editing.isEditorBusy)).toEqual(['checking', 'saving', 'selecting', 'reloadingCart']);
    expect(where(editing.isEnteringDetails)).toEqual([...details, 'saving', 'selecting', 'reloadingCart']);
  });

  test('ADR-23: asks for the number where neither shopper nor check gave one', () => {
    const asks = (check: object | null) => editing.asksForNumber(at('enteringDetails', { check }));
    expect([null, { addressNumber: null }, { addressNumber: '120' }].map(asks)).toEqual([true, true, false]);
  });

  test('hands on what it knows', () => {
    const known = { details: { floor: '3' }, fieldErrors: { city: 'manca' }, place: { city: 'Roma' } };
    const form = at('enteringDetails', { ...known, missing: 'la città', error: 'no' });
    expect([
      editing.editorDetails(form),
      editing.editorFieldErrors(form),
      editing.editorPlace(form),
      editing.missingFields(form),
      editing.editorError(form),
    ]).toEqual([known.details, known.fieldErrors, known.place, 'la città', 'no']);
  });
});

describe('the cart', () => {
  const { at, where } = standing(cartLogic, { isLive: true, bypass: { address: false, timeslot: false } });
  const full = aCart({
    cartItems: [aCartItem(), aCartItem({ itemId: 102, product: aProduct({ productId: 12 }) })],
  });
  const known = { cart: full, lines: { 101: 'a line' } };

  test('RULE-SESSION-1: is shown, with its lines, only while it is present', () => {
    const present = ['present.current', 'present.refreshing'];
    expect(where((one) => cart.shownCart(one) === full, known)).toEqual(present);
    expect(where((one) => cart.cartLines(one).length === 2, known)).toEqual(present);
    expect(where((one) => cart.lineOfProduct(one, 12)?.itemId === 102, known)).toEqual(present);
    expect(where((one) => (cart.lineRef(one, 101) as unknown) === 'a line', known)).toEqual(present);
    expect(cart.cartLines(at('hidden', known))).toEqual([]);
    expect([cart.lineOfProduct(at('hidden', known), 12), cart.lineRef(at('hidden', known), 101)]).toEqual([
      null,
      null,
    ]);
    expect(cart.lineOfProduct(at('present.current', known), 13)).toBeNull();
    expect(cart.lineRef(at('present.current', known), 102)).toBeNull();
    expect(cart.trackedLines(at('present.current', known))).toBe(known.lines);
  });
});

describe('a line', () => {
  const { at, where } = standing(cartLineLogic, {
    itemId: 101,
    product: aProduct(),
    customWeight: null,
    infos: { accept_alternatives: 'true' },
    saved: 2,
    isLive: true,
  });

  test('CART-06: is unsaved from the first press until it is saved, and has the name of its product', () => {
    const unsaved = where(line.isUnsaved);
    expect(unsaved.length).toBeGreaterThan(0);
    expect(unsaved).toEqual(where((one) => one.hasTag('unsaved')));
    expect(line.lineProduct(at(unsaved[0] ?? '')).name).toBe('Penne rigate');
  });
});

describe('the checkout', () => {
  const summary = summaryOf({ cart: aCart(), answeredAt: 0, bypass: { address: false, timeslot: false } });
  const { at, where } = standing(checkoutLogic, { summary });

  test('shows what its state says', () => {
    expect(where(checkout.isPreparing)).toEqual(['preparing']);
    expect(where(checkout.isOutcomeUnknown)).toEqual(['outcomeUnknown']);
    expect(checkout.isOutcomeAskedAgain(at('checkingOutcome', { error: 'no' }))).toBe(true);
    expect(checkout.isOutcomeAskedAgain(at('checkingOutcome', { error: null }))).toBe(false);
    const buying = where(checkout.isBuying);
    expect(buying).toEqual(expect.arrayContaining(['buying', 'checkingOutcome']));
    expect(buying).not.toContain('choosingPayment.ready');
    expect(checkout.isBuying(over(at('placed')))).toBe(true);
    expect(where(checkout.isPaying)).toEqual([
      'choosingPayment.loadingAuths',
      'choosingPayment.ready',
      'choosingPayment.mending',
      'buying',
      'outcomeUnknown',
      'checkingOutcome',
    ]);
  });

  test('hands on what it knows', () => {
    const choice = { paymentTypeId: 2, authId: null };
    const known = {
      hasAcceptedTerms: true,
      restriction: { ok: true },
      prepared: { cartId: 7 },
      auths: [{ name: 'Carta' }],
      choice,
      note: 'Banane',
    };
    const page = at('choosingPayment.ready', known);
    expect([
      checkout.hasAcceptedTerms(page),
      checkout.checkoutRestriction(page),
      checkout.preparedCart(page),
      checkout.storedCards(page),
      checkout.paymentChoice(page),
      checkout.typedNote(page),
    ]).toEqual([true, known.restriction, known.prepared, known.auths, choice, 'Banane']);
    expect(checkout.canPlaceOrder(page)).toBe(true);
    expect(checkout.canPlaceOrder(at('choosingPayment.ready', { ...known, choice: null }))).toBe(false);
  });
});

test('CHK-05: the invoice is busy, wanted and open as its state says', () => {
  const { where } = standing(invoiceLogic);
  expect(where(invoice.isInvoiceBusy)).toEqual(['loading', 'requesting', 'saving', 'declining']);
  expect(where(invoice.isInvoiceSaved)).toEqual(['saved']);
  expect(where(invoice.isInvoiceFormOpen)).toEqual(['requesting', 'editing', 'saving']);
});

describe('the payment', () => {
  const { at, where } = standing(paymentLogic, { orderId: 900, onlineTypes: [12], wanted: 'result' });

  test('shows what its state says', () => {
    expect(where(payment.isOrderPaid)).toEqual(['paid']);
    expect(where(payment.isPaymentExpired)).toEqual(['expired']);
    expect(where(payment.isOrderMissing)).toEqual(['missing']);
    expect(where(payment.isChoosingMethod)).toEqual([
      'choosingMethod.checkingTypes',
      'choosingMethod.loadingAuths',
      'choosingMethod.loadingAmount',
      'choosingMethod.ready',
      'changingMethod',
    ]);
    expect(where(payment.isPaymentBusy)).toEqual(['loading', 'retrying', 'changingMethod']);
    expect(where(payment.hasPaymentFailedToLoad)).toEqual(['failed']);
  });

  test('CHK-23: only the choice over a bank that is awaited can be put away', () => {
    const order = (transactionStatusId: number) => ({ transactionStatusId }) as Order; // as much of it as is looked at
    expect(payment.canDismissChoice(at('choosingMethod.ready', { order: order(1) }))).toBe(true);
    expect(payment.canDismissChoice(at('choosingMethod.ready', { order: order(0) }))).toBe(false);
  });

  test.each([
    [0, false, true],
    [1, true, true],
    [2, true, false],
    [3, true, false],
    [5, false, true],
  ] as const)(
    'CHK-23, RULE-PAYMENT-3: read again, an order with transaction %s still waits for the bank: %s; may be paid: %s',
    (transactionStatusId, isAwaited, isOffered) => {
      const order = { transactionStatusId } as Order; // as much of it as is looked at
      expect(payment.isBankAwaited(at('loading', { order }))).toBe(isAwaited);
      expect(payment.hasWaysToPay(at('loading', { order }))).toBe(isOffered);
    },
  );

  test('CHK-21: waits while an attempt or the provider is on its way', () => {
    expect(where(payment.isPaymentWaiting)).toEqual(['loading', 'retrying', 'changingMethod', 'redirected']);
    expect(payment.hasWaysToPay(at('failed', {}))).toBe(false);
  });
});

describe('the slot dialog', () => {
  const { at, where } = standing(timeslotPickerLogic, {
    deliveryServiceId: 2,
    isLocker: false,
    cartDay: null,
  });
  const days = [
    { dateIso: '2026-11-22', timeslots: [{ timeslotId: 5 }] },
    { dateIso: '2026-11-23', timeslots: [{ timeslotId: 6 }] },
  ];

  test('shows what its state says', () => {
    expect(where(picker.isGridOpen)).toEqual(['awaitingPick']);
    expect(where(picker.isPickerLoading)).toEqual(['loading']);
    expect(where(picker.hasNoSlots)).toEqual(['empty']);
    expect(where(picker.hasSlotsFailed)).toEqual(['failed']);
  });

  test('SLOT-06: where the open day is full the next free one is named, while one can be picked', () => {
    const day = (dateIso: string, status: string) => ({
      dateIso,
      timeslots: [{ timeslotId: 5, active: 1, status }],
    });
    const week = [
      day('2026-11-21', 'empty'),
      day('2026-11-22', 'full'),
      day('2026-11-23', 'full'),
      day('2026-11-24', 'intermediate'),
    ];
    const next = (place: string, open: string | null) =>
      picker.nextFreeDay(at(place, { days: week, openDay: open }));
    expect(next('awaitingPick', '2026-11-22')).toBe('2026-11-24');
    expect(next('awaitingPick', '2026-11-21')).toBeNull();
    expect(next('awaitingPick', null)).toBeNull();
    expect(next('picking', '2026-11-22')).toBeNull();
    expect(
      picker.nextFreeDay(at('awaitingPick', { days: week.slice(0, 3), openDay: '2026-11-22' })),
    ).toBeNull();
  });

  test('SLOT-05: shows the slots of the open day, and the picked one while it is sent', () => {
    expect(picker.openSlots(at('awaitingPick', { days, openDay: '2026-11-23' }))).toEqual([
      { timeslotId: 6 },
    ]);
    expect(picker.openSlots(at('awaitingPick', { days, openDay: '2026-11-24' }))).toEqual([]);
    const picked = { dateIso: '2026-11-22', timeslotId: 5 };
    expect(picker.pickedSlot(at('picking', { picked }))).toBe(picked);
    expect(picker.pickedSlot(at('awaitingPick', { picked }))).toBeNull();
  });
});

test('CAT-13: the hash of the prices is the cart’s; without a cart it is the one the server renders', () => {
  const withSummary = (summary: object | null) =>
    pricesHash({ context: { summary } as SnapshotFrom<typeof shopLogic>['context'] }); // as much of it as is looked at
  expect(withSummary({ hash: 'w1d2t3' })).toBe('w1d2t3');
  expect(withSummary(null)).toBe('w0d0t0');
});
