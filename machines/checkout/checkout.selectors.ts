import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import type { PaymentChoice } from './checkout.types.ts';

type Checkout = SnapshotFrom<typeof checkoutMachine>;

export const hasAcceptedTerms = (checkout: Checkout): boolean => checkout.context.hasAcceptedTerms;
export const checkoutRestriction = (checkout: Checkout) => checkout.context.restriction;
export const checkoutError = (checkout: Checkout) => checkout.context.error;
export const preparedCart = (checkout: Checkout) => checkout.context.prepared;
export const storedCards = (checkout: Checkout) => checkout.context.auths;
export const paymentChoice = (checkout: Checkout): PaymentChoice | null => checkout.context.choice;
export const isPreparing = (checkout: Checkout): boolean => checkout.matches('preparing');
export const isBuying = (checkout: Checkout): boolean =>
  checkout.matches('buying') || checkout.matches('checkingOutcome') || checkout.status === 'done';
export const isPaying = (checkout: Checkout): boolean => checkout.hasTag('paying');
export const isOutcomeUnknown = (checkout: Checkout): boolean => checkout.matches('outcomeUnknown');
/** Asked after a question that was not answered: it is still not known whether the order exists. */
export const isOutcomeAskedAgain = (checkout: Checkout): boolean =>
  checkout.matches('checkingOutcome') && checkout.context.error !== null;
export const canContinue = (checkout: Checkout): boolean => checkout.can({ type: 'checkout.continue' });
/** Not while it is asked what became of an earlier buy: a tick would be lost. */
export const canAcceptTerms = (checkout: Checkout): boolean =>
  checkout.can({ type: 'terms.accept', isAccepted: true });
export const canPlaceOrder = (checkout: Checkout): boolean => checkout.can({ type: 'order.place', key: '' });
/** The order cannot be placed as it stands, and the payment alone does not mend it. */
export const isMending = (checkout: Checkout): boolean => checkout.matches({ choosingPayment: 'mending' });
export const isShortAtPayment = (checkout: Checkout): boolean => checkout.context.summary.isShort;
export const invoiceRef = (checkout: Checkout) => checkout.children.invoice;
export const typedNote = (checkout: Checkout): string => checkout.context.note;
export const bagsRef = (checkout: Checkout) => checkout.children.bags;
/** The cart is looked through, and nothing of it is asked for at the moment. */
export const isReviewing = (checkout: Checkout): boolean =>
  checkout.matches('reviewing') && !checkout.hasTag('busy');
/** What became of an earlier buy, or what stands against this one, is not known yet. */
export const isReviewComing = (checkout: Checkout): boolean =>
  checkout.matches('checkingOutcome') || checkout.matches({ reviewing: 'checking' });
/** The session expired: the choices wait for the login. */
export const isCheckoutAwaitingSession = (checkout: Checkout): boolean => checkout.matches('awaitingSession');
/** A buy came to nothing: no order, nothing charged. */
export const isNotPlaced = (checkout: Checkout): boolean => checkout.context.isNotPlaced;
/** What became of the buy was asked, and nobody answered. */
export const hasAskedInVain = (checkout: Checkout): boolean => checkout.context.hasAskedInVain;
/** What stands against the purchase could not be asked: nothing goes on before it is. */
export const hasReviewFailed = (checkout: Checkout): boolean =>
  isReviewing(checkout) && checkout.context.restriction === null;
