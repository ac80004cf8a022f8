import type { ScreenRule } from '../../kit/browser/browser-flow.ts';

export interface PaymentScreen {
  readonly title: string | null;
  /** Another attempt can be made. */
  readonly canPay: boolean;
  /** The order can be asked for again. */
  readonly canReload: boolean;
  readonly isBusy: boolean;
  /** Something is being paid. */
  readonly isPaying: boolean;
  readonly dialog: string | null;
  /** The payment provider’s page has taken over. */
  readonly isAtProvider: boolean;
  /** How the shop means the order to be paid. */
  readonly paymentTypeId: number;
}

const isFailure = (title: string | null): boolean =>
  title !== null && /^Pagamento (non riuscito|annullato)\. L’ordine è in attesa\.$/.test(title);

/** What a shopper may rely on, whatever the chart says. */
export const paymentScreenRules: readonly ScreenRule<PaymentScreen>[] = [
  {
    id: 'RULE-PAYMENT-4',
    says: 'What the shop says of the order counts, not the address.',
    when: (step) => step.done('viewOrder') && step.says === 'the order is paid',
    holds: ({ after }) => !isFailure(after.title) && !after.canPay,
  },
  {
    id: 'CHK-20',
    says: 'An order whose time is over cannot be paid.',
    when: (step) =>
      step.done('viewOrder') &&
      ['the time to pay is over', 'the order is cancelled', 'the order is void'].includes(step.says),
    holds: ({ says, after }) =>
      after.title === (says === 'the time to pay is over' ? 'Tempo scaduto' : 'Ordine annullato') &&
      !after.canPay,
  },
  {
    id: 'CHK-19',
    says: 'A payment that failed can be tried again.',
    when: (step) => step.done('viewOrder') && step.says.startsWith('the payment failed'),
    holds: ({ after }) => isFailure(after.title) && after.canPay,
  },
  {
    id: 'RULE-PAYMENT-1',
    says: 'An attempt is made once, and no other beside it.',
    when: (step) => step.sent('payment.retry') !== null,
    holds: (step) => step.calls('payOrder').length === 1 && step.after.isBusy && !step.after.canPay,
  },
  {
    id: 'RULE-PAYMENT-5',
    says: 'An attempt nobody answered is not repeated by itself: the order is asked for.',
    when: (step) => step.failed('payOrder', 'the attempt is cut: nobody knows what became of it'),
    holds: (step) => step.calls('payOrder').length === 0 && step.calls('viewOrder').length === 1,
  },
  {
    id: 'CHK-29',
    says: 'Another attempt leads to the provider, and changes nothing about how the order is paid.',
    when: (step) => step.done('payOrder'),
    holds: ({ before, after }) => after.isAtProvider && after.paymentTypeId === before.paymentTypeId,
  },
];
