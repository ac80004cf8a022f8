import { createActor } from 'xstate';
import { cartEmptyingActors } from '../../../machines/cart-emptying/cart-emptying.actors.ts';
import { cartEmptyingLogic } from '../../../machines/cart-emptying/cart-emptying.logic.ts';
import { emptiedCartIn } from '../../../services/cart/emptied-cart.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface CartEmptyingDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that empties the cart, whose offer outlives the page it was emptied on. */
export function openCartEmptying({ services, shop }: CartEmptyingDependencies) {
  const emptied = emptiedCartIn({ storage: () => sessionStorage, now: Date.now });
  const cartEmptying = createActor(
    cartEmptyingLogic.provide({
      actors: cartEmptyingActors({ services, emptied }),
      actions: { keepEmptied: (_, params) => emptied.keep(params.emptied) },
    }),
  );
  shop.connect(cartEmptying);
  return { flows: { cartEmptying: cartEmptying.start() } };
}
