import { toThousandths } from '../../../contract/rules/thousandths.ts';
import type { Message } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { lockCartForEdit } from './active-cart.usecases.ts';
import { loadCartState } from './cart-state.ts';
import type { CartState } from './cart-state.ts';
import type { CartRow, NewCartLine } from './cart.repository.ts';
import { optionsKey } from './line-draft.ts';
import type { LineDraft } from './line-draft.ts';

/** What a change of the cart tells besides the cart. */
export interface CartNotes {
  readonly infos?: readonly Message[];
  readonly warnings?: readonly Message[];
}

/** The cart after a change, with what there is to tell. */
export interface EditedCart {
  readonly state: CartState;
  readonly notes: CartNotes;
}

/** Changes the active cart under its lock, all or nothing; the answer is the cart as it then is. */
export function editCart(
  scope: TenantScope,
  userId: number,
  change: (unit: TenantScope, cart: CartRow) => Promise<CartNotes>,
): Promise<EditedCart> {
  return scope.transaction(async (unit) => {
    const notes = await change(unit, await lockCartForEdit(unit, userId));
    const cart = await unit.carts.findActive(userId);
    if (cart === null) throw new Error(`the active cart of user ${userId} vanished while it was locked`);
    return { state: await loadCartState(unit, cart), notes };
  });
}

function rowOf(draft: LineDraft): NewCartLine {
  return {
    productId: draft.product.productId,
    optionsKey: optionsKey(draft.options),
    options: { ...draft.options },
    quantity: toThousandths(draft.quantity) ?? 0,
    acceptAlternatives: draft.acceptAlternatives,
    customWeight: draft.customWeight,
  };
}

/** Writes what differs between the lines a cart has and the lines it shall have. */
export async function writeDrafts(
  unit: TenantScope,
  cart: CartRow,
  { before, after }: { before: readonly LineDraft[]; after: readonly LineDraft[] },
): Promise<void> {
  const old = new Map(before.map((draft) => [draft.itemId, draft]));
  await unit.carts.deleteLines(
    after.filter((draft) => draft.quantity <= 0 && draft.itemId > 0).map((draft) => draft.itemId),
  );
  await unit.carts.putLines(
    cart.cartId,
    after.filter((draft) => draft.quantity > 0 && old.get(draft.itemId) !== draft).map(rowOf),
  );
}
