import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { shownCart, trackedLines } from '../../../machines/cart/cart.selectors.ts';
import { isHeld } from '../../../machines/cart-line/cart-line.selectors.ts';
import { useShop } from '../shop-context.ts';

const noLines: ReturnType<typeof trackedLines> = {};

/** How many quantities wait until the shopper saves them (CART-07); 0 in a shop that saves them as they change. */
export function useHeldCount(): number {
  const { flows, tenant } = useShop();
  const { liveCart } = tenant.features;
  const lines = useSelector(flows.cart, (cart) =>
    liveCart || shownCart(cart) === null ? noLines : trackedLines(cart),
  );
  const follow = useCallback(
    (changed: () => void) => {
      const followed = Object.values(lines).map((line) => line.subscribe(changed));
      return () => {
        for (const one of followed) one.unsubscribe();
      };
    },
    [lines],
  );
  return useSyncExternalStore(
    follow,
    () => Object.values(lines).filter((line) => isHeld(line.getSnapshot())).length,
    () => 0,
  );
}
