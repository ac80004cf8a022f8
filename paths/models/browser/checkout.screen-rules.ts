import type { ScreenRule } from '../../kit/browser/browser-flow.ts';

export interface CheckoutScreen {
  readonly path: string;
  readonly dialog: string | null;
  readonly note: string | null;
  readonly isAccepted: boolean;
  readonly canContinue: boolean;
  readonly canPlace: boolean;
  readonly isBusy: boolean;
  /** The order is on its way. */
  readonly isBuying: boolean;
  /** The shop says that it does not know what became of the order. */
  readonly isOutcomeUnknown: boolean;
  /** What is missing to the least order is said. */
  readonly isTooLittle: boolean;
  /** How many orders the shop has of this shopper. */
  readonly orders: number;
}

/** What a shopper may rely on, whatever the chart says. */
export const checkoutScreenRules: readonly ScreenRule<CheckoutScreen>[] = [
  {
    id: 'RULE-CHECKOUT-7',
    says: 'Whatever comes between, there is never more than one order.',
    when: (step) => !step.isStart,
    holds: ({ after }) => after.orders <= 1,
  },
  {
    id: 'CHK-09',
    says: 'Nothing is ordered before the button that obliges is pressed.',
    when: (_, trail) => trail.every((one) => one.sent('order.place') === null),
    holds: ({ after }) => after.orders === 0,
  },
  {
    id: 'CHK-09',
    says: 'While the order is on its way it cannot be placed again.',
    when: (step) => step.sent('order.place') !== null,
    holds: (step) => step.calls('buy').length === 1 && step.after.isBusy && !step.after.canPlace,
  },
  {
    id: 'CHK-11',
    says: 'An order that is placed is there, and its page says so.',
    when: (step) => step.done('buy') || (step.done('findPlacedOrder') && step.says === 'the order exists'),
    holds: ({ after }) => after.orders === 1 && after.path.startsWith('/cart/payment-completed/'),
  },
  {
    id: 'CHK-04',
    says: 'Without the terms of sale nobody gets to the payment.',
    when: ({ after }) => after.path === '/checkout' && !after.isAccepted,
    holds: ({ after }) => !after.canContinue,
  },
  {
    id: 'CART-18',
    says: 'Who has too little in the cart is told how much is missing, and gets no further.',
    when: (step) => step.done('viewRestriction') && step.says === 'the minimum is not reached',
    holds: ({ after }) => after.isTooLittle && !after.canContinue,
  },
  {
    id: 'CHK-10',
    says: 'A buy nobody answered says that nobody knows, and is not sent again by itself.',
    when: (step) => step.failed('buy', 'the buy is cut: nobody knows what became of it'),
    holds: (step) => step.after.isOutcomeUnknown && step.calls('buy').length === 0,
  },
  {
    id: 'SES-07',
    says: 'After a login in between nothing is bought by itself.',
    when: (step) => step.sent('session.opened') !== null,
    holds: (step) => step.calls('buy').length === 0 && step.after.orders === step.before.orders,
  },
  {
    id: 'CART-17',
    says: 'The note is saved before the cart is locked, and stays as it was typed.',
    when: (step) => step.done('saveNote'),
    holds: (step) => step.after.note === step.before.note && step.calls('prepare').length === 1,
  },
];
