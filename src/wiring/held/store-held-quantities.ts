import { heldQuantitiesIn } from '../../../services/device/held-quantities.ts';
import type { ShopFlows } from '../../views/flows.ts';

/** Stores what the lines of the cart hold, each time it changes (CART-07). */
export function storeHeldQuantities({ cart }: Pick<ShopFlows, 'cart'>): void {
  const store = heldQuantitiesIn(() => localStorage);
  let { held } = cart.getSnapshot().context;
  cart.subscribe(({ context }) => {
    if (context.held === held) return;
    held = context.held;
    store.write(held);
  });
}
