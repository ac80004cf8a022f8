import { createActor } from 'xstate';
import { productAlertsActors } from '../../../machines/product-alerts/product-alerts.actors.ts';
import { productAlertsLogic } from '../../../machines/product-alerts/product-alerts.logic.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface ProductAlertsDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow of the products that are waited for. */
export function openProductAlerts({ services, shop }: ProductAlertsDependencies) {
  const productAlerts = createActor(
    productAlertsLogic.provide({ actors: productAlertsActors({ services }) }),
    { input: { wasLoggedIn: isLoggedIn(shop.flows.session.getSnapshot()) } },
  );
  shop.connect(productAlerts);
  return { flows: { productAlerts: productAlerts.start() } };
}
