import type { SnapshotFrom } from 'xstate';
import { updateCartInfo, viewPurchaseRestriction } from '../../../contract/api/shopping/cart.ts';
import { buy, listPaymentAuths, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { listOrders } from '../../../contract/api/ordering/order.ts';
import type { checkoutLogic } from '../../../machines/checkout/checkout.logic.ts';
import {
  canContinue,
  canPlaceOrder,
  checkoutError,
  hasAcceptedTerms,
  isOutcomeUnknown,
  isPreparing,
  paymentChoice,
  typedNote,
} from '../../../machines/checkout/checkout.selectors.ts';
import { payment } from '../../../e2e/support/shopper.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { browserFlow, type Deed } from '../../kit/browser/browser-flow.ts';
import { asIs, type Arrange } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import { enough, lostBuy, tooLittle } from '../http/checkout.http.ts';
import { makeFull } from '../http/shopping.ts';
import { checkoutScreenRules, type CheckoutScreen } from './checkout.screen-rules.ts';
import { deviceOf } from './device.ts';
import { bringBack, loginDialog } from './dialogs.ts';
import { isThere, openDialog, pathOf, valueOf } from './reading.ts';

type Checkout = SnapshotFrom<typeof checkoutLogic>;

/** Nothing was bought yet: no order has to be asked for. */
const hasSentNothing = (checkout: Checkout): boolean => paymentChoice(checkout) === null;

const writeNote =
  (text: string): Deed =>
  ({ page }) =>
    page.getByRole('textbox', { name: "Note per l'ordine" }).fill(text);

const pressTerms: Deed = ({ page }) =>
  page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).click();

const press =
  (name: string): Deed =>
  ({ page }) =>
    page.getByRole('main').getByRole('button', { name }).click();

/** From the payment the shopper goes back to the checkout first. */
const goOn: Deed = async (scene) => {
  const { page } = scene;
  if (pathOf(page) === '/payment') await page.getByRole('link', { name: 'Modifica' }).first().click();
  await press('Vai al pagamento')(scene);
};

/** Asks what became of the order, once session and service can tell. */
const learnOutcome: Deed = async (scene) => {
  const { page } = scene;
  const isHindered = (await isThere(loginDialog(page))) || pathOf(page) === '/service-down';
  return isHindered ? bringBack(scene) : press('Controlla l’ordine')(scene);
};

/** The order exists, if it did not yet. */
const ordered: Arrange<Shopper> = async ({ visitor }) => {
  const device = await deviceOf(visitor);
  const { orders } = await done(device.call(listOrders));
  if (orders.length > 0) return;
  await device.call(prepareCheckout, { terms_accepted: true });
  await device.call(buy, { payment_type_id: 2 });
};

const servicePage = 'the page that says so takes the place of the checkout, of which the chart says nothing';

export const checkoutBrowser = browserFlow<typeof checkoutLogic, CheckoutScreen>({
  name: 'checkout',
  starts: {
    'the checkout is opened on a ready cart': {
      path: '/checkout',
      prepare: async ({ shopper }) => void (await makeFull(shopper)),
    },
  },
  calls: {
    findPlacedOrder: listOrders,
    viewRestriction: viewPurchaseRestriction,
    keepNote: updateCartInfo,
    saveNote: updateCartInfo,
    prepare: prepareCheckout,
    listAuths: listPaymentAuths,
    buy,
  },
  // Whether an order waits for its payment is asked on every page, of no cart.
  isOthers: ({ pathname, searchParams }) => pathname === listOrders.path && !searchParams.has('cart_id'),
  // What is typed as a note is kept after a pause.
  isTimeSlow: true,
  isQuiet: (src, checkout) => src === 'findPlacedOrder' && hasSentNothing(checkout),
  acts: {
    'note.changed': {
      'a note is typed': writeNote('Banane poco mature'),
      'the note is emptied': writeNote(''),
    },
    'terms.accept': { 'the terms are accepted': pressTerms, 'the terms are taken back': pressTerms },
    'checkout.continue': { 'on to the payment': goOn },
    'payment.choose': {
      'a way to pay is chosen': ({ page }) => payment(page, /alla consegna/i).click(),
    },
    'order.place': { 'the order is placed': press('Ordine con obbligo di pagare') },
    'outcome.check': { 'what became of the order is asked': learnOutcome },
    'service.resumed': { 'the service is back': learnOutcome },
    'session.opened': { 'the shopper is logged in again': learnOutcome },
  },
  offers(checkout, { id, says }) {
    if (checkout.matches('checkingOutcome') && hasSentNothing(checkout)) return says === 'no order is open';
    // Whoever has chosen how to pay goes on from there.
    if (id === 'checkout.continue') return canContinue(checkout) && hasSentNothing(checkout);
    if (id === 'order.place') return canPlaceOrder(checkout);
    return true;
  },
  answers: {
    findPlacedOrder: { 'no order is open': asIs, 'the order exists': ordered },
    viewRestriction: {
      'nothing stands against the purchase': enough,
      'the minimum is not reached': tooLittle,
    },
    keepNote: { 'the note is kept': asIs },
    saveNote: { 'the note is saved': asIs },
    prepare: {
      'the cart is prepared and locked': enough,
      'the prepare is refused: checkout.minOrder': tooLittle,
    },
    listAuths: { 'no card is stored': asIs },
    buy: {
      'the order is placed': asIs,
      'the buy is cut: nobody knows what became of it': lostBuy,
    },
  },
  never: {
    'cart.changed': 'nothing on this page asks for the cart but the checkout itself',
    'invoice.changed': 'the invoice is a flow of its own',
    'page.entered': 'no link leads to the payment before the cart is prepared',
    lockLifetime: 'half an hour is longer than the session of a test',
    invoice: 'no flow of the shop breaks by itself',
    bags: 'no flow of the shop breaks by itself',
    'something is lacking': 'the stock belongs to all paths of a shop: a journey tells it',
    'the restrictions is answered 503: the service is down': servicePage,
    'the prepare is answered 503: the service is down': servicePage,
    'the list of cards is answered 503: the service is down': servicePage,
    'the note’s draft is answered 419: the session is gone':
      'the login takes the place of the checkout, of which the chart says nothing: the note is saved on the way on',
    'the note’s draft is answered 503: the service is down': servicePage,
    'review.retry': 'a question that is cut is asked once more beneath the flow, and answered',
    'the note is refused: validation': 'the field takes no more than the shop does',
    'one card is stored': 'a card is stored by the provider',
    'the order is placed, the provider waits': 'the paths pay on delivery',
    'the buy is refused: timeslot.full': 'the slot is held',
    'the buy is refused: msg.cart.availability.errors':
      'the stock belongs to all paths of a shop: a journey tells it',
    'the buy is refused: payment.type.notAllowed': 'the shop offers what it takes',
    'the buy is refused: checkout.alreadyOrdered': 'the shop has heard of no other buy',
  },
  async sees({ page, isAsked }) {
    const main = page.locator('main');
    return {
      path: pathOf(page),
      dialog: await openDialog(page),
      note: await valueOf(main.locator('textarea')),
      isAccepted: await isThere(main.getByRole('checkbox', { name: /condizioni/, checked: true })),
      canContinue: await isThere(
        main.locator('button:not([aria-disabled=true]):not([aria-busy=true])', {
          hasText: 'Vai al pagamento',
        }),
      ),
      canPlace: await isThere(
        main.locator('button:not([aria-disabled=true]):not([aria-busy=true])', {
          hasText: 'Ordine con obbligo',
        }),
      ),
      isBusy: await isThere(main.locator('button[aria-busy=true]')),
      isBuying: isAsked('buy'),
      isOutcomeUnknown: await isThere(main.getByRole('button', { name: 'Controlla l’ordine' })),
      isTooLittle: await isThere(main.getByText(/all’ordine minimo/)),
    };
  },
  expects(checkout) {
    if (checkout.matches('checkingOutcome')) return {};
    const failure = checkoutError(checkout)?.failure;
    if (isOutcomeUnknown(checkout) && failure === 'serviceDown') return { path: '/service-down' };
    if (isOutcomeUnknown(checkout) && failure !== 'sessionExpired')
      return { isOutcomeUnknown: true, dialog: null };
    if (isOutcomeUnknown(checkout) || checkout.matches('awaitingSession')) return { dialog: 'Accedi' };
    if (checkout.status === 'done') return {};
    if (checkout.hasTag('paying'))
      return {
        path: '/payment',
        dialog: null,
        canPlace: canPlaceOrder(checkout),
        isBusy: checkout.matches('buying'),
      };
    return {
      path: '/checkout',
      dialog: null,
      note: typedNote(checkout),
      isAccepted: hasAcceptedTerms(checkout),
      canContinue: canContinue(checkout),
      isBusy: isPreparing(checkout),
    };
  },
  async knows(shopper) {
    const { orders } = await done((await deviceOf(shopper)).call(listOrders));
    return { orders: orders.length };
  },
  rules: checkoutScreenRules,
});
