import type { PreparedCart } from '../../../contract/api/ordering/checkout.ts';
import type { checkoutActors } from '../../../machines/checkout/checkout.actors.ts';
import type { checkoutLogic } from '../../../machines/checkout/checkout.logic.ts';
import { aCart, aCartItem } from '../../fixtures/cart-fixtures.ts';
import { type Step } from '../../kit/step.ts';
import { says } from '../../kit/cases.ts';
import { cartSummary } from '../cart-summary-cases.ts';

export type CheckoutStep = Step<typeof checkoutLogic, ReturnType<typeof checkoutActors>>;

export type Checkout = CheckoutStep['after'];

export const prepared: PreparedCart = {
  ...aCart({ cartItems: [aCartItem()] }),
  cartStatusId: 2,
  lockedUntil: '2026-11-21T10:30:00Z',
  paymentTypes: [
    { paymentTypeId: 2, name: 'Alla consegna', online: false, prebilledPct: 0 },
    { paymentTypeId: 12, name: 'Carta', online: true, prebilledPct: 30 },
  ],
  prebilledAmount: 60,
};

export const toPay = { paymentTypeId: 2, authId: null } as const;

export type Facts = Checkout['context']['summary'];

export const isReady = ({ isLoggedIn, hasLines, isAddressAssigned, isTimeslotAssigned }: Facts): boolean =>
  isLoggedIn && hasLines && isAddressAssigned && isTimeslotAssigned;

export const isInvoiceOpen = ({ context: { invoice } }: Checkout): boolean =>
  invoice.isNeeded && !invoice.isSaved;

export const isReviewing = (checkout: Checkout): boolean => checkout.matches('reviewing');

export const isChoosing = (checkout: Checkout): boolean => checkout.matches('choosingPayment');

export const ready = says('the cart is ready for checkout', { summary: cartSummary.ready });

export const isAllowed = (trail: readonly CheckoutStep[]): boolean =>
  trail.findLast((one) => one.done('viewRestriction') !== null)?.done('viewRestriction')?.output.ok ?? false;
