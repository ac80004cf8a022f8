import type { Cart } from '../../api/shopping/cart.ts';
import { toCents } from './money.ts';

/** The least cap that can be set, in cents (B-36). */
export const leastSpendingCap = 100;
/** The greatest cap that can be set, in cents (B-36). */
export const greatestSpendingCap = 999_900;

/** Whether a shopper may set a cap of so many cents. */
export const isSpendingCap = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= leastSpendingCap && cents <= greatestSpendingCap;

/** How a cart stands to the cap of its user, in cents: what is left, or by how much it is passed. */
export interface CapStanding {
  readonly cap: number;
  readonly left: number;
  /** 0 unless the cap is passed. */
  readonly over: number;
}

/**
 * Compares the total a cart shows with the cap of its user: goods with promotions, less codes, with packages and fee; what
 * cannot be bought is in no total. A cart that costs exactly its cap has not passed it. Null where there is no cap (B-36).
 */
export function capStanding({ totalPrice, user }: Pick<Cart, 'totalPrice' | 'user'>): CapStanding | null {
  const { spendingCap: cap } = user;
  if (cap === null) return null;
  const left = cap - toCents(totalPrice);
  return { cap, left: Math.max(0, left), over: Math.max(0, -left) };
}
