import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { heldSum } from '../../../contract/rules/price/preauthorisation.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { CartState } from '../cart/cart-state.ts';

/** The most an online payment holds for a cart, in cents (CHK-15). */
export function prebilledOf(state: CartState, facts: TenantFacts): number {
  const { lines, totals } = state;
  return heldSum({ total: totals.totalPrice, lines, percent: facts.payments.prebilledPct }).held;
}

/** The amount of one payment type: online ones hold more, the others ask the total (K03). */
export function amountFor(paymentTypeId: number, amounts: { total: number; prebilled: number }): number {
  return isOnlinePayment(paymentTypeId) ? amounts.prebilled : amounts.total;
}
