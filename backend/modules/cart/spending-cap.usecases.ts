import { isSpendingCap } from '../../../contract/rules/price/spending-cap.ts';
import type { CartContext } from './cart.context.ts';
import { capOutOfBounds } from './cart.errors.ts';

/**
 * Keeps with a user what they mean to spend at most, in cents, or that they set no cap (C15, B-36). Carts stay as they are,
 * a prepared one too. Throws `cart.spendingCap.bounds`.
 */
export async function setCap(
  context: Pick<CartContext, 'facts' | 'users'>,
  userId: number,
  cents: number | null,
): Promise<void> {
  if (cents !== null && !isSpendingCap(cents)) throw capOutOfBounds(context.facts.currency);
  await context.users.update(userId, { spendingCap: cents });
}
