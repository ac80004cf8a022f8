import type { Cart, CartItem } from '../../api/shopping/cart.ts';
import { amount, cartWithQuantities, withLines, withQuantities } from '../quantity/cart-with-quantities.ts';
import { fromCents } from '../price/money.ts';
import { lineTotal } from '../price/price-line.ts';
import { isConflict, isOfCart, type WaitingAddition, type WaitingChange } from './waiting-change.ts';

/** The department of lines that wait for the network: the shop knows nothing of them yet. */
export const waitingSectorId = -1;

const added = ({ itemId, product, quantity, infos }: WaitingAddition): CartItem => ({
  itemId,
  cartItemId: itemId,
  product,
  ...amount(!Number.isInteger(quantity), quantity),
  grossTotal: fromCents(lineTotal(product, quantity)),
  cartItemInfo: infos,
  atRisk: false,
  shortage: null,
  exclusions: [],
  substituteName: null,
});

/**
 * A cart as it will be once what waits for the network has been sent, by the prices it was answered with: the shop's own word
 * may differ (B-27). A line whose quantity is still to be decided on is as the shop has it: an order would be
 * of that.
 */
export function cartWithChanges<C extends Cart>(cart: C, waiting: readonly WaitingChange[]): C {
  const changes = waiting.filter(isOfCart);
  if (changes.length === 0) return cart;
  const wanted = new Map(
    changes.flatMap((change) =>
      change.kind === 'set' && !isConflict(change) ? [[change.itemId, change.to] as const] : [],
    ),
  );
  const additions = withQuantities(
    changes.flatMap((change) => (change.kind === 'add' ? [added(change)] : [])),
    wanted,
  );
  const { cartItems, sectors } = cartWithQuantities(cart, wanted);
  return withLines(cart, {
    ...(cartItems !== undefined && { cartItems: [...cartItems, ...additions] }),
    ...(sectors !== undefined && {
      sectors: [
        ...sectors,
        ...(additions.length === 0 ? [] : [{ sectorId: waitingSectorId, name: '', cartItems: additions }]),
      ],
    }),
  });
}
