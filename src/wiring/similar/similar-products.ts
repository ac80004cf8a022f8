import { createActor } from 'xstate';
import { pricesHash } from '../../../machines/shop/shop.selectors.ts';
import { similarProductsActors } from '../../../machines/similar-products/similar-products.actors.ts';
import { similarProductsMachine } from '../../../machines/similar-products/similar-products.machine.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface SimilarProductsDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow of what is offered in place of a sold-out product. */
export function openSimilarProducts({ services, shop }: SimilarProductsDependencies) {
  const hash = () => pricesHash(shop.flows.shop.getSnapshot());
  const similarProducts = createActor(
    similarProductsMachine.provide({ actors: similarProductsActors({ services, hash }) }),
  );
  shop.connect(similarProducts);
  return { flows: { similarProducts: similarProducts.start() } };
}
