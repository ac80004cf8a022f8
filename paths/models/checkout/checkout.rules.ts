import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import {
  canContinue,
  canPlaceOrder,
  checkoutError,
  isBuying,
  hasAskedInVain,
  hasReviewFailed,
  isMending,
  isNotPlaced,
  isOutcomeUnknown,
  isPreparing,
  paymentChoice,
  storedCards,
} from '../../../machines/checkout/checkout.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, since } from '../../kit/step.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import type { Rule } from '../../kit/model.ts';
import {
  isReady,
  isInvoiceOpen,
  isReviewing,
  isChoosing,
  isAllowed,
  type CheckoutStep,
  type Checkout,
  type Facts,
} from './checkout.terms.ts';

const calls = ['findPlacedOrder', 'viewRestriction', 'saveNote', 'prepare', 'listAuths', 'buy'] as const;

type Call = (typeof calls)[number];

const isQuiet = (step: CheckoutStep): boolean => calls.every((call) => step.calls(call).length === 0);

const timedOut = (step: CheckoutStep, call: Call): boolean =>
  step.elapsed(call === 'buy' ? 'buyTimeout' : 'answerTimeout') && step.wasInFlight(call) > 0;

const is419 = (step: CheckoutStep, call: Call): boolean =>
  failureOf(step.failed(call)?.error) === 'sessionExpired';

/** The pages the step leads to. */
const leadsTo = (step: CheckoutStep): string[] => [
  ...step.emitted('cart.prepared').map(() => 'payment'),
  ...step.emitted('review.requested').map(() => 'checkout'),
  ...step.emitted('order.placed').map(({ orderId }) => `order ${orderId}`),
];

/** What is known by what was heard alone, and before that by what the checkout was opened with. */
const factsHeard = (trail: readonly CheckoutStep[]): Facts =>
  trail.findLast((one) => one.sent('cart.changed') !== null)?.sent('cart.changed')?.summary ??
  trail[0]?.after.context.summary ??
  cartSummary.ready;

/** A write opened the cart again, whatever its status (CART-23). */
const isOpenedAgain = (step: CheckoutStep): boolean => step.sent('cart.changed')?.summary.isLocked === false;

const isOpenedSincePrepare = (trail: readonly CheckoutStep[]): boolean =>
  since(trail, (one) => one.done('prepare') !== null).some(isOpenedAgain);

const isBuyRefused = (step: CheckoutStep): boolean =>
  failureOf(step.failed('buy')?.error) === 'refused' &&
  !isRefusedWith(step.failed('buy')?.error, 'checkout.alreadyOrdered');

const isPaymentRefused = (step: CheckoutStep): boolean =>
  isRefusedWith(step.failed('buy')?.error, 'payment.type.notAllowed');

/** Whether the prepared cart lost something since, at the press or before it, and was not looked through again. */
const isLossOpen = (trail: readonly CheckoutStep[]): boolean =>
  since(trail, (one) => one.done('prepare') !== null).some(
    (one) =>
      (isBuyRefused(one) && !isPaymentRefused(one)) || one.sent('cart.changed')?.summary.isShort === true,
  );

/** How the shopper chose to pay last. */
const lastChoice = (trail: readonly CheckoutStep[]) =>
  trail.findLast((one) => one.sent('payment.choose') !== null)?.sent('payment.choose')?.choice;

const areTermsAccepted = (trail: readonly CheckoutStep[]): boolean =>
  trail.findLast((one) => one.sent('terms.accept') !== null && isReviewing(one.before))?.sent('terms.accept')
    ?.isAccepted ?? false;

const invoiceHeard = (trail: readonly CheckoutStep[]) =>
  trail.findLast((one) => one.sent('invoice.changed') !== null)?.sent('invoice.changed') ?? {
    isNeeded: false,
    isSaved: false,
  };

const isUnsure = (step: CheckoutStep): boolean =>
  step.failed('buy') !== null && !is419(step, 'buy') && failureOf(step.failed('buy')?.error) !== 'refused';

/** Whether a buy was sent and nobody said what came of it. */
const isBuyOpen = (trail: readonly CheckoutStep[]): boolean => {
  const last = trail.findLastIndex((one) => one.calls('buy').length > 0);
  return (
    last >= 0 &&
    !trail.slice(last).some((one) => isBuyRefused(one) || one.done('findPlacedOrder')?.output === null)
  );
};

/** What must hold of the flow, whatever its chart says. */
export const checkoutRules: readonly Rule<CheckoutStep>[] = [
  {
    id: 'RULE-CHECKOUT-1',
    says: 'No prepare without login, lines, address and slot, and against no restriction, by what was heard last.',
    when: (step) => step.calls('prepare').length + step.calls('saveNote').length > 0,
    holds: (_, trail) => isReady(factsHeard(trail)) && isAllowed(trail),
  },
  {
    id: 'RULE-CHECKOUT-1',
    says: 'With everything there, the way on is open; with one thing missing it is not.',
    when: ({ after }) => isReviewing(after) && !after.hasTag('busy'),
    holds: ({ after }, trail) => {
      const invoice = invoiceHeard(trail);
      const isOpen =
        isReady(factsHeard(trail)) &&
        isAllowed(trail) &&
        areTermsAccepted(trail) &&
        (!invoice.isNeeded || invoice.isSaved);
      return canContinue(after) === isOpen;
    },
  },
  {
    id: 'CHK-02',
    says: 'Every change of the cart while it is reviewed asks for its restrictions again.',
    when: (step) => step.sent('cart.changed') !== null && isReviewing(step.before),
    holds: (step) => step.calls('viewRestriction').length === 1 && !canContinue(step.after),
  },
  {
    id: 'CART-19',
    says: 'The first answer that something is lacking has the cart read again, so that its lines say so; the next one not.',
    when: (step) => step.done('viewRestriction') !== null,
    holds: (step) => {
      const isShort = (restrictions: readonly object[] | undefined) => (restrictions ?? []).length > 0;
      const isNew =
        isShort(step.done('viewRestriction')?.output.restrictions) &&
        !isShort(step.before.context.restriction?.restrictions);
      return step.emitted('cart.outcomeUnknown').length === (isNew ? 1 : 0);
    },
  },
  {
    id: 'CHK-02',
    says: 'A question about restrictions that fails shows why, and gives the page back.',
    when: (step) => step.failed('viewRestriction') !== null || timedOut(step, 'viewRestriction'),
    holds: (step) => isReviewing(step.after) && checkoutError(step.after) !== null && isQuiet(step),
  },
  {
    id: 'CART-17',
    says: 'What is typed or asked for while the restrictions are on their way is kept, and leaves them there.',
    when: (step) =>
      (step.sent('note.changed') !== null || step.sent('review.retry') !== null) &&
      step.before.matches({ reviewing: 'checking' }),
    holds: (step) =>
      isQuiet(step) &&
      step.inFlight('viewRestriction') === 1 &&
      step.after.context.note === (step.sent('note.changed')?.text ?? step.before.context.note),
  },
  {
    id: 'CART-17',
    says: 'A note that was saved on the way to the payment counts as saved.',
    when: (step) => step.done('saveNote') !== null,
    holds: (step) => step.after.context.savedNote === step.before.context.note,
  },
  {
    id: 'CHK-07',
    says: 'Going on saves a changed note first, else prepares at once.',
    when: (step) => step.sent('checkout.continue') !== null && canContinue(step.before),
    holds: (step) => {
      const { note, savedNote } = step.before.context;
      return (
        step.calls('saveNote').length === (note === savedNote ? 0 : 1) &&
        step.calls('prepare').length === (note === savedNote ? 1 : 0)
      );
    },
  },
  {
    id: 'CHK-08',
    says: 'Going on takes the old error away.',
    when: (step) => step.sent('checkout.continue') !== null && canContinue(step.before),
    holds: ({ after }) => checkoutError(after) === null,
  },
  {
    id: 'CART-17',
    says: 'The note saved is the one typed; the prepare follows it, unless the cart lost something meanwhile.',
    when: (step) => step.calls('saveNote').length > 0 || step.done('saveNote') !== null,
    holds: (step, trail) =>
      step.done('saveNote') !== null
        ? step.calls('prepare').length === (isReady(factsHeard(trail)) && !isInvoiceOpen(step.before) ? 1 : 0)
        : step.calls('saveNote')[0]?.note === step.before.context.note,
  },
  {
    id: 'CART-17',
    says: 'A note is saved only where it is another than the shop has.',
    when: (step) => step.calls('saveNote').length > 0,
    holds: (step) => step.calls('saveNote')[0]?.note !== step.before.context.savedNote,
  },
  {
    id: 'ERR-04',
    says: 'A review that failed is asked for again when that is wanted, once, with no error left.',
    when: (step) => step.sent('review.retry') !== null && hasReviewFailed(step.before),
    holds: (step) => step.calls('viewRestriction').length === 1 && checkoutError(step.after) === null,
  },
  {
    id: 'ERR-04',
    says: 'While the review failed and nothing of it is asked, it can be asked again, whatever the note does.',
    when: ({ after }) => isReviewing(after) && !after.hasTag('busy') && after.context.restriction === null,
    holds: ({ after }) => hasReviewFailed(after) && after.can({ type: 'review.retry' }),
  },
  {
    id: 'CART-17',
    says: 'A note that is not kept when the review is answered is kept after a moment.',
    when: (step) =>
      isReviewing(step.after) &&
      step.wasInFlight('viewRestriction') > 0 &&
      step.inFlight('viewRestriction') === 0 &&
      step.before.context.note !== step.before.context.savedNote,
    holds: ({ after }) => after.matches({ reviewing: 'typingNote' }),
  },
  {
    id: 'CART-17',
    says: 'A note that was changed is kept after a moment, once, as it stands, while the rest goes on.',
    when: (step) => step.calls('keepNote').length > 0 || step.elapsed('notePause'),
    holds: (step) =>
      step.elapsed('notePause') &&
      step.calls('keepNote').length === 1 &&
      step.calls('keepNote')[0]?.note === step.after.context.note &&
      isReviewing(step.after) &&
      canContinue(step.after) === canContinue(step.before),
  },
  {
    id: 'CART-17',
    says: 'A note that is changed again is not kept as it was before.',
    when: (step) => step.sent('note.changed') !== null,
    holds: (step) => step.inFlight('keepNote') === 0,
  },
  {
    id: 'ERR-03',
    says: 'A note that cannot be kept says nothing; it is saved on the way to the payment.',
    when: (step) =>
      step.failed('keepNote') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('keepNote') > 0),
    holds: (step) =>
      isReviewing(step.after) &&
      checkoutError(step.after) === checkoutError(step.before) &&
      step.after.context.savedNote === step.before.context.savedNote &&
      step.calls('keepNote').length === 0,
  },
  {
    id: 'CART-17',
    says: 'What was kept is not saved again.',
    when: (step) => step.done('keepNote') !== null,
    holds: ({ after }) => after.context.savedNote === after.context.note,
  },
  {
    id: 'CART-17',
    says: 'What is typed as a note stands there.',
    when: (step) => step.sent('note.changed') !== null && isReviewing(step.before),
    holds: (step) => step.after.context.note === step.sent('note.changed')?.text,
  },
  {
    id: 'RULE-CHECKOUT-2',
    says: 'No buy but on a prepared cart that was not opened again since.',
    when: (step) => step.calls('buy').length > 0,
    holds: (_, trail) => {
      const after = since(trail, (one) => one.done('prepare') !== null);
      return (
        trail.some((one) => one.done('prepare') !== null) &&
        after.every((one) => !isOpenedAgain(one) && !one.elapsed('lockLifetime') && !isReviewing(one.after))
      );
    },
  },
  {
    id: 'RULE-CHECKOUT-2',
    says: 'A cart that was opened again, or whose lock is over, leads back to the checkout.',
    when: (step) => isChoosing(step.before) && (isOpenedAgain(step) || step.elapsed('lockLifetime')),
    holds: (step) => isReviewing(step.after) && leadsTo(step).join() === 'checkout',
  },
  {
    id: 'CART-23',
    says: 'A lock that is over is asked about.',
    when: (step) => step.elapsed('lockLifetime'),
    holds: (step) => step.emitted('cart.outcomeUnknown').length === 1,
  },
  {
    id: 'RULE-CHECKOUT-3',
    says: 'After an order was placed nothing is bought any more.',
    when: (step, trail) => step.calls('buy').length > 0 || trail.some((one) => one.done('buy') !== null),
    holds: (step, trail) => step.calls('buy').length === 0 || !trail.some((one) => one.done('buy') !== null),
  },
  {
    id: 'RULE-CHECKOUT-3',
    says: 'A buy happens only when the shopper places the order, once, with its key and choice.',
    when: (step) =>
      step.calls('buy').length > 0 || (step.sent('order.place') !== null && canPlaceOrder(step.before)),
    holds: (step, trail) => {
      const [buy] = step.calls('buy');
      return (
        step.calls('buy').length === 1 &&
        buy?.key === step.sent('order.place')?.key &&
        buy?.cartId === step.before.context.prepared?.cartId &&
        buy?.choice === lastChoice(trail) &&
        checkoutError(step.after) === null
      );
    },
  },
  {
    id: 'CHK-09',
    says: 'The order can be placed exactly when a way to pay is chosen and nothing is missing or lost.',
    when: ({ after }) => isChoosing(after),
    holds: ({ after }, trail) => {
      const invoice = invoiceHeard(trail);
      return (
        canPlaceOrder(after) ===
        (paymentChoice(after) !== null && (!invoice.isNeeded || invoice.isSaved) && !isLossOpen(trail))
      );
    },
  },
  {
    id: 'CHK-13',
    says: 'What is chosen to pay with stays chosen, and takes an old error away.',
    when: (step) => step.sent('payment.choose') !== null && isChoosing(step.before),
    holds: (step) =>
      paymentChoice(step.after) === step.sent('payment.choose')?.choice && checkoutError(step.after) === null,
  },
  {
    id: 'CHK-13',
    says: 'Stored cards are asked for the online types only.',
    isOfCases: true,
    when: (step) => step.calls('listAuths').length > 0,
    holds: (step) => JSON.stringify(step.calls('listAuths')[0]?.paymentTypeIds) === '[12]',
  },
  {
    id: 'CHK-13',
    says: 'Stored cards show when they come; without them a new one can be used, with no word of it.',
    when: (step) =>
      step.wasInFlight('listAuths') > 0 && step.inFlight('listAuths') === 0 && isChoosing(step.after),
    holds: (step) =>
      checkoutError(step.after) === checkoutError(step.before) &&
      storedCards(step.after).length === (step.done('listAuths')?.output ?? storedCards(step.before)).length,
  },
  {
    id: 'RULE-CHECKOUT-4',
    says: 'No prepare and no buy without accepted terms of sale.',
    when: (step) => step.calls('buy').length + step.calls('prepare').length > 0,
    holds: (step, trail) =>
      areTermsAccepted(trail) && step.calls('prepare').every(({ hasAcceptedTerms }) => hasAcceptedTerms),
  },
  {
    id: 'RULE-CHECKOUT-5',
    says: 'No prepare and no buy while a wanted invoice is not saved.',
    when: (step) => step.calls('buy').length + step.calls('prepare').length > 0,
    holds: (_, trail) => !invoiceHeard(trail).isNeeded || invoiceHeard(trail).isSaved,
  },
  {
    id: 'RULE-CHECKOUT-6',
    says: 'A refused note, prepare or buy shows the first error text.',
    isOfCases: true,
    when: (step) =>
      (['saveNote', 'prepare', 'buy'] as const).some(
        (call) => failureOf(step.failed(call)?.error) === 'refused',
      ) && !isRefusedWith(step.failed('buy')?.error, 'checkout.alreadyOrdered'),
    holds: ({ after }) => checkoutError(after)?.messages[0]?.text.startsWith('text of ') === true,
  },
  {
    id: 'CHK-08',
    says: 'A prepare or note that fails gives the cart back for edits, with the reason; what it left is asked for.',
    when: (step) =>
      (['saveNote', 'prepare'] as const).some(
        (call) => (step.failed(call) !== null && !is419(step, call)) || timedOut(step, call),
      ),
    holds: (step) =>
      isReviewing(step.after) &&
      checkoutError(step.after) !== null &&
      step.emitted('cart.outcomeUnknown').length === (step.wasInFlight('prepare') > 0 ? 1 : 0),
  },
  {
    id: 'CHK-08',
    says: 'A refused buy stays on the payment with the choice kept.',
    when: (step, trail) => isBuyRefused(step) && !isOpenedSincePrepare(trail),
    holds: (step, trail) =>
      isChoosing(step.after) &&
      paymentChoice(step.after) === lastChoice(trail) &&
      leadsTo(step).length === 0 &&
      step.emitted('cart.outcomeUnknown').length === 1,
  },
  {
    id: 'CHK-08',
    says: 'A refused buy leaves a way on: another way to pay and another press, else the checkout and nothing else.',
    when: (step, trail) => isBuyRefused(step) && !isOpenedSincePrepare(trail),
    holds: (step) =>
      isPaymentRefused(step) ? canPlaceOrder(step.after) : isMending(step.after) && !canContinue(step.after),
  },
  {
    id: 'CHK-08',
    says: 'Where the prepared cart lost something, the page /checkout looks it through again, with the choice kept.',
    when: (step, trail) =>
      step.sent('page.entered')?.page === 'checkout' &&
      isChoosing(step.before) &&
      isLossOpen(trail.slice(0, -1)),
    holds: (step, trail) =>
      isReviewing(step.after) &&
      step.calls('viewRestriction').length === 1 &&
      step.after.context.choice === (lastChoice(trail) ?? null),
  },
  {
    id: 'CART-18',
    says: 'An answered loss leads back to the checkout with the choice kept and no word of what was lost.',
    when: (step) =>
      isOpenedAgain(step) &&
      isMending(step.before) &&
      step.before.context.error?.messages[0]?.code === 'msg.cart.availability.errors',
    holds: (step, trail) =>
      isReviewing(step.after) &&
      leadsTo(step).join() === 'checkout' &&
      checkoutError(step.after) === null &&
      paymentChoice(step.after) === lastChoice(trail),
  },
  {
    id: 'CART-23',
    says: 'A cart that was opened again while it was bought leads back when the buy is refused.',
    when: (step, trail) => isBuyRefused(step) && isOpenedSincePrepare(trail),
    holds: (step) =>
      isReviewing(step.after) &&
      leadsTo(step).join() === 'checkout' &&
      checkoutError(step.after) !== null &&
      step.emitted('cart.outcomeUnknown').length === 1,
  },
  {
    id: 'CHK-07',
    says: 'A prepared cart leads to the payment, and is handed on.',
    when: (step) => step.done('prepare') !== null,
    holds: (step) =>
      isChoosing(step.after) &&
      leadsTo(step).join() === 'payment' &&
      step.emitted('cart.answered').length === 1 &&
      checkoutError(step.after) === null,
  },
  {
    id: 'RULE-CHECKOUT-7',
    says: 'A buy whose outcome is unknown is not repeated, and says so.',
    when: isUnsure,
    holds: (step) =>
      isOutcomeUnknown(step.after) &&
      isQuiet(step) &&
      checkoutError(step.after) !== null &&
      leadsTo(step).length === 0,
  },
  {
    id: 'RULE-CHECKOUT-7',
    says: 'A buy nobody answers, or that was done already, is asked about at once.',
    when: (step) =>
      timedOut(step, 'buy') || isRefusedWith(step.failed('buy')?.error, 'checkout.alreadyOrdered'),
    holds: (step) => step.calls('findPlacedOrder').length === 1,
  },
  {
    id: 'RULE-CHECKOUT-7',
    says: 'Between two buys whose first has no answer, the order was asked for and does not exist.',
    when: (step, trail) => step.calls('buy').length > 0 && count(trail, (one) => one.calls('buy').length) > 1,
    holds: (_, trail) => {
      const before = trail.slice(0, -1);
      const last = since(before, (one) => one.calls('buy').length > 0);
      return last.some(isBuyRefused) || last.some((one) => one.done('findPlacedOrder')?.output === null);
    },
  },
  {
    id: 'RULE-CHECKOUT-7',
    says: 'Whoever asks, or the service or the session coming back, asks for the order once.',
    when: (step) =>
      isOutcomeUnknown(step.before) &&
      (step.sent('outcome.check') !== null ||
        step.sent('service.resumed') !== null ||
        step.sent('session.opened') !== null),
    holds: (step) => step.calls('findPlacedOrder').length === 1 && step.calls('buy').length === 0,
  },
  {
    id: 'RULE-CHECKOUT-7',
    says: 'The start asks for an order of before, and does nothing else.',
    when: (step) => step.isStart,
    holds: (step) => step.calls('findPlacedOrder').length === 1 && step.calls('viewRestriction').length === 0,
  },
  {
    id: 'CHK-10',
    says: 'An order that exists is shown; one that does not gives the checkout back.',
    when: (step) => step.done('findPlacedOrder') !== null,
    holds: (step) =>
      step.done('findPlacedOrder')?.output === null
        ? isReviewing(step.after) && leadsTo(step).join() === 'checkout'
        : step.after.status === 'done' &&
          leadsTo(step).join() === `order ${step.done('findPlacedOrder')?.output?.orderId}`,
  },
  {
    id: 'CHK-10',
    says: 'A buy that made no order is told as such; where none was sent nothing is told.',
    when: (step) => step.done('findPlacedOrder')?.output === null,
    holds: (step, trail) =>
      isNotPlaced(step.after) === isBuyOpen(trail.slice(0, -1)) && !hasAskedInVain(step.after),
  },
  {
    id: 'CHK-10',
    says: 'A question nobody answered says so.',
    when: (step) => step.failed('findPlacedOrder') !== null || timedOut(step, 'findPlacedOrder'),
    holds: ({ after }) => hasAskedInVain(after),
  },
  {
    id: 'CHK-08',
    says: 'Going on takes away what was told of a buy.',
    when: (step) => step.sent('checkout.continue') !== null && canContinue(step.before),
    holds: ({ after }) => !isNotPlaced(after),
  },
  {
    id: 'CHK-10',
    says: 'A question that fails leaves the outcome unknown, and says why.',
    when: (step) => step.failed('findPlacedOrder') !== null || timedOut(step, 'findPlacedOrder'),
    holds: (step) =>
      isOutcomeUnknown(step.after) && checkoutError(step.after) !== null && leadsTo(step).length === 0,
  },
  {
    id: 'RULE-CHECKOUT-8',
    says: 'After the order exists the cart is asked for once, and the flow is over.',
    when: (step) => step.done('buy') !== null || (step.done('findPlacedOrder')?.output ?? null) !== null,
    holds: (step) => step.emitted('cart.outcomeUnknown').length === 1 && step.after.status === 'done',
  },
  {
    id: 'CHK-11',
    says: 'A paid order goes to its result, one that waits for the provider goes there.',
    when: (step) => step.done('buy') !== null,
    holds: (step) => {
      const placed = step.done('buy')?.output;
      return placed?.redirectUrl === null
        ? leadsTo(step).join() === `order ${placed.orderId}` &&
            step.emitted('provider.requested').length === 0
        : leadsTo(step).length === 0 && step.emitted('provider.requested')[0]?.url === placed?.redirectUrl;
    },
  },
  {
    id: 'RULE-CHECKOUT-9',
    says: 'A 419 during note, prepare or buy keeps the choices, says nothing and waits for the login.',
    when: (step) => (['saveNote', 'prepare', 'buy'] as const).some((call) => is419(step, call)),
    holds: (step) => {
      const { note, hasAcceptedTerms, choice } = step.before.context;
      const after = step.after.context;
      return (
        step.after.matches('awaitingSession') &&
        isQuiet(step) &&
        leadsTo(step).length === 0 &&
        after.note === note &&
        after.hasAcceptedTerms === hasAcceptedTerms &&
        after.choice === choice
      );
    },
  },
  {
    id: 'RULE-CHECKOUT-9',
    says: 'After the login the order is asked for, and nothing is bought by itself.',
    when: (step) => step.sent('session.opened') !== null && step.before.matches('awaitingSession'),
    holds: (step) =>
      step.calls('findPlacedOrder').length === 1 &&
      step.calls('buy').length + step.calls('prepare').length === 0,
  },
  {
    id: 'RULE-CHECKOUT-10',
    says: 'While preparing or buying nothing the shopper presses does anything.',
    when: (step) =>
      (isPreparing(step.before) || isBuying(step.before)) &&
      (['order.place', 'checkout.continue', 'payment.choose', 'terms.accept', 'note.changed'] as const).some(
        (type) => step.sent(type) !== null,
      ),
    holds: (step) => isQuiet(step) && JSON.stringify(step.before.value) === JSON.stringify(step.after.value),
  },
  {
    id: 'RULE-CHECKOUT-10',
    says: 'Address and slot are fixed exactly while a note, a prepare or a buy is on its way.',
    when: () => true,
    holds: (step, trail) => {
      const isAtWork = (['saveNote', 'prepare', 'buy'] as const).some((call) => step.inFlight(call) > 0);
      const told = trail.flatMap((one) => one.emitted('delivery.fixed'));
      return (told.at(-1)?.isFixed ?? false) === isAtWork;
    },
  },
  {
    id: 'CHK-07',
    says: 'The payment page without a prepared cart leads back; the checkout page stays.',
    when: (step) => step.sent('page.entered') !== null && isReviewing(step.before),
    holds: (step) =>
      leadsTo(step).join() === (step.sent('page.entered')?.page === 'payment' ? 'checkout' : ''),
  },
  {
    id: 'CHK-05',
    says: 'What the invoice form says is kept.',
    when: (step) => step.sent('invoice.changed') !== null && step.before.status === 'active',
    holds: (step) =>
      step.after.context.invoice.isNeeded === step.sent('invoice.changed')?.isNeeded &&
      step.after.context.invoice.isSaved === step.sent('invoice.changed')?.isSaved,
  },
  {
    id: 'CHK-03',
    says: 'A part of the page that breaks is said, and nothing else changes: a wanted invoice keeps payment waiting.',
    // On one path it breaks for good.
    when: (step, trail) =>
      (['invoice', 'bags'] as const).some(
        (part) => step.broke(part) && count(trail, (one) => Number(one.broke(part))) === 1,
      ),
    holds: (step) =>
      step.emitted('failure.raised').length === 1 &&
      isQuiet(step) &&
      leadsTo(step).length === 0 &&
      step.after.context === step.before.context &&
      JSON.stringify(step.before.value) === JSON.stringify(step.after.value),
  },
  {
    id: 'CHK-04',
    says: 'The terms are as they were ticked.',
    when: (step) => step.sent('terms.accept') !== null && isReviewing(step.before),
    holds: (step) => step.after.context.hasAcceptedTerms === step.sent('terms.accept')?.isAccepted,
  },
  reaches({
    id: 'RULE-CHECKOUT-11',
    says: 'From everywhere the editable cart can be had again.',
    from: (checkout) => checkout.status === 'active',
    to: (checkout) => checkout.matches({ reviewing: 'ready' }),
  }),
  reaches({
    id: 'RULE-CHECKOUT-11',
    says: 'From everywhere an order can be placed.',
    from: (checkout) => checkout.status === 'active',
    to: (checkout) => checkout.status === 'done',
  }),
  offers({
    id: 'CHK-13',
    says: 'A list of cards that does not come ends by itself, and the payment stays.',
    from: (checkout) => checkout.matches({ choosingPayment: 'loadingAuths' }),
    via: ({ kind }) => kind === 'elapsed',
    to: (after) => after.matches({ choosingPayment: 'ready' }),
  }),
  offers({
    id: 'CHK-07',
    says: 'From the payment the cart can be prepared again, where nothing of it is lost.',
    from: (checkout: Checkout) =>
      isChoosing(checkout) &&
      !isMending(checkout) &&
      isReady(checkout.context.summary) &&
      !isInvoiceOpen(checkout),
    via: ({ id }) => id === 'checkout.continue',
    to: (after) => after.hasTag('busy'),
  }),
  offers({
    id: 'CHK-08',
    says: 'From a payment that lost something the checkout can be opened.',
    from: (checkout: Checkout) => isMending(checkout),
    via: ({ id }) => id === 'page.entered',
    to: (after) => isReviewing(after),
  }),
];
