import type { PurchaseRestriction } from '../../../contract/api/shopping/cart.ts';
import type { checkoutActors } from '../../../machines/checkout/checkout.actors.ts';
import { hasAskedInVain, isMending, isNotPlaced } from '../../../machines/checkout/checkout.selectors.ts';
import { checkoutLogic } from '../../../machines/checkout/checkout.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import { checkoutRules } from './checkout.rules.ts';
import {
  prepared,
  toPay,
  isReady,
  isInvoiceOpen,
  isReviewing,
  isChoosing,
  ready,
  type Checkout,
} from './checkout.terms.ts';

const allowed: PurchaseRestriction = { ok: true, minOrder: 40, missing: 0, restrictions: [] };

const short = {
  code: 'msg.cart.availability.errors',
  productClassId: null,
  name: 'Burrata',
  max: 1,
  current: 3,
  message: 'Burrata, Casale Vento: ne volevi 3, ne resta 1.',
};

const card = {
  userPaymentAuthId: 3,
  paymentTypeId: 12,
  name: '**** 1111',
  expireDate: '12/29',
  preferred: true,
} as const;

/** Nothing typed, chosen or refused yet: one thing may be missing at a time, not several. */
const isSpotless = (checkout: Checkout): boolean => {
  const { note, savedNote, choice, restriction, error } = checkout.context;
  return (
    note + savedNote === '' &&
    choice === null &&
    restriction?.ok === true &&
    error === null &&
    !isInvoiceOpen(checkout)
  );
};

const isShort = ({ context }: Checkout): boolean => (context.restriction?.restrictions.length ?? 0) > 0;

const lacking = [
  says('the cart is empty', { summary: cartSummary.empty }),
  says('the cart lost its slot', { summary: cartSummary.withoutSlot }),
  says('the cart has a slot nobody chose', { summary: cartSummary.proposedSlot }),
  says('the cart lost its address', { summary: cartSummary.withoutAddress }),
  says('the cart belongs to nobody', { summary: cartSummary.nobody }),
];

const locked = says('the cart is heard of, locked', { summary: cartSummary.prepared });

const lockedShort = says('the cart is heard of, locked, of which something is lost', {
  summary: cartSummary.preparedShort,
});

/** An order's cart keeps its status, locked or not (CART-22, CART-23). */
const amending = [
  says('an order’s cart is heard of, locked', { summary: cartSummary.amendingPrepared }),
  says('an order’s cart is heard of, opened again', { summary: cartSummary.amending }),
];

/** After a buy was sent the rest varies no more: the paths before it have shown it. */
const wasBought = ({ context }: Checkout): boolean => context.key !== '' || context.isNotPlaced;

export const checkoutModel = flowModel<typeof checkoutLogic, ReturnType<typeof checkoutActors>>({
  name: 'checkout',
  machine: checkoutLogic,
  starts: [{ says: 'the checkout is opened on a ready cart', input: () => ({ summary: cartSummary.ready }) }],
  cases: {
    'cart.changed': (checkout) => {
      const { hasAcceptedTerms, summary } = checkout.context;
      if (isReviewing(checkout)) {
        if (!isReady(summary)) return [ready];
        return isSpotless(checkout) && hasAcceptedTerms ? [ready, ...lacking] : [ready];
      }
      return isChoosing(checkout)
        ? [ready, locked, lockedShort, ...amending]
        : [ready, ...lacking.slice(0, 1)];
    },
    'note.changed': (checkout) =>
      wasBought(checkout) ||
      !isReady(checkout.context.summary) ||
      !checkout.context.hasAcceptedTerms ||
      checkout.context.restriction?.ok === false ||
      isInvoiceOpen(checkout)
        ? []
        : checkout.context.note === ''
          ? [says('a note is typed', { text: 'Banane poco mature' })]
          : [says('the note is emptied', { text: '' })],
    'terms.accept': (checkout) => {
      const { hasAcceptedTerms, summary } = checkout.context;
      return isReady(summary) && !wasBought(checkout) && checkout.context.note === ''
        ? [
            says(hasAcceptedTerms ? 'the terms are taken back' : 'the terms are accepted', {
              isAccepted: !hasAcceptedTerms,
            }),
          ]
        : [];
    },
    'invoice.changed': (checkout) => {
      const { summary, hasAcceptedTerms, note } = checkout.context;
      if (isInvoiceOpen(checkout))
        return [says('the invoice’s data is saved', { isNeeded: true, isSaved: true })];
      const mayChange = isReady(summary) && hasAcceptedTerms && note === '' && !wasBought(checkout);
      return mayChange
        ? [says('an invoice is wanted', { isNeeded: true, isSaved: false })]
        : [says('no invoice is wanted', { isNeeded: false, isSaved: false })];
    },
    'review.retry': (checkout) =>
      isReviewing(checkout) && checkout.context.restriction === null
        ? [says('what stands against the purchase is asked once more')]
        : [],
    'checkout.continue': [says('on to the payment')],
    'page.entered': [
      says('the page /payment is opened', { page: 'payment' }),
      says('the page /checkout is opened', { page: 'checkout' }),
    ],
    'payment.choose': [says('a way to pay is chosen', { choice: toPay })],
    'order.place': () => [says('the order is placed', { key: crypto.randomUUID() })],
    'outcome.check': [says('what became of the order is asked')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    findPlacedOrder: {
      done: [says('no order is open', null), says('the order exists', { orderId: 902, redirectUrl: null })],
      failed: fails('the question', 'sessionExpired', 'serviceDown', 'network'),
    },
    viewRestriction: {
      done: (checkout) => [
        says('nothing stands against the purchase', allowed),
        says('the minimum is not reached', { ...allowed, ok: false, missing: 12 }),
        ...((isSpotless(checkout) && checkout.context.hasAcceptedTerms) || isShort(checkout)
          ? [says('something is lacking', { ...allowed, ok: false, restrictions: [short] })]
          : []),
      ],
      failed: fails('the restrictions', 'serviceDown', 'network'),
    },
    keepNote: {
      done: [says('the note is kept', undefined)],
      failed: fails('the note’s draft', 'sessionExpired', 'serviceDown', 'network'),
    },
    saveNote: {
      done: [says('the note is saved', anAnswer(aCart()))],
      failed: [...fails('the note', 'sessionExpired', 'network'), refuses('the note', 'validation')],
    },
    prepare: {
      done: [says('the cart is prepared and locked', { ...anAnswer(), cart: prepared })],
      failed: [
        refuses('the prepare', 'checkout.minOrder'),
        ...fails('the prepare', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    listAuths: {
      done: [says('one card is stored', [card]), says('no card is stored', [])],
      failed: fails('the list of cards', 'serviceDown', 'network'),
    },
    buy: {
      done: [
        says('the order is placed', { orderId: 900, redirectUrl: null }),
        says('the order is placed, the provider waits', { orderId: 901, redirectUrl: '/__psp/abc' }),
      ],
      failed: [
        refuses('the buy', 'timeslot.full'),
        refuses('the buy', 'msg.cart.availability.errors'),
        refuses('the buy', 'payment.type.notAllowed'),
        refuses('the buy', 'checkout.alreadyOrdered'),
        ...fails('the buy', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['keepNote', 'saveNote', 'prepare', 'buy'],
  facts: ['cart.changed', 'invoice.changed'],
  // Note, terms, invoice, summary and restriction vary one at a time around the checkout that lacks nothing.
  limit: 800,
  project: (checkout) => {
    const { summary, note, savedNote, hasAcceptedTerms, restriction, choice, error } = checkout.context;
    return {
      summary: [summary.isLoggedIn, summary.hasLines, summary.isAddressAssigned, summary.isTimeslotAssigned],
      note: [note === '', note === savedNote],
      wasBought: checkout.context.key !== '',
      isNotPlaced: isNotPlaced(checkout),
      isInVain: hasAskedInVain(checkout),
      hasAcceptedTerms,
      isInvoiceOpen: isInvoiceOpen(checkout),
      isAllowed: restriction?.ok ?? null,
      isShort: isShort(checkout),
      isChosen: choice !== null,
      isShown: error !== null,
      // What was lost decides what is said of it once the cart is opened again.
      isStockLost: isMending(checkout)
        ? (error?.messages ?? []).some(({ code }) => code === short.code)
        : null,
      // A cart opened again while it is bought is heard of before the buy is answered.
      isLocked: checkout.matches('buying') ? summary.isLocked : null,
    };
  },
  rules: checkoutRules,
});
