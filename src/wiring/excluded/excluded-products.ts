import { createActor } from 'xstate';
import { excludedProductsActors } from '../../../machines/excluded-products/excluded-products.actors.ts';
import { excludedProductsMachine } from '../../../machines/excluded-products/excluded-products.machine.ts';
import { knownReasons } from '../../../machines/excluded-products/excluded-products.selectors.ts';
import { exclusionAcceptanceActors } from '../../../machines/exclusion-acceptance/exclusion-acceptance.actors.ts';
import { exclusionAcceptanceLogic } from '../../../machines/exclusion-acceptance/exclusion-acceptance.logic.ts';
import { exclusionWarningActors } from '../../../machines/exclusion-warning/exclusion-warning.actors.ts';
import { exclusionWarningMachine } from '../../../machines/exclusion-warning/exclusion-warning.machine.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { pricesHash } from '../../../machines/shop/shop.selectors.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface ExcludedProductsDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flows of the products the shopper excludes. */
export function openExcludedProducts({ services, shop }: ExcludedProductsDependencies) {
  const { flows } = shop;
  const excludedProducts = createActor(
    excludedProductsMachine.provide({ actors: excludedProductsActors({ services }) }),
    { input: { wasLoggedIn: isLoggedIn(flows.session.getSnapshot()) } },
  );
  const exclusionWarning = createActor(
    exclusionWarningMachine.provide({
      actors: exclusionWarningActors({
        services,
        hash: () => pricesHash(flows.shop.getSnapshot()),
        known: (productId) => knownReasons(excludedProducts.getSnapshot(), productId),
      }),
    }),
  );
  const exclusionAcceptance = createActor(
    exclusionAcceptanceLogic.provide({ actors: exclusionAcceptanceActors({ services }) }),
  );
  for (const actor of [excludedProducts, exclusionWarning, exclusionAcceptance]) shop.connect(actor);
  return {
    flows: {
      excludedProducts: excludedProducts.start(),
      exclusionWarning: exclusionWarning.start(),
      exclusionAcceptance: exclusionAcceptance.start(),
    },
  };
}
