import type { BackendConfig } from './config.ts';
import type { PlainRoute } from './http/plain-route.ts';
import { createRouteTable } from './http/route-table.ts';
import type { RouteTable } from './http/route-table.ts';
import { addressRoutes, geocoderRoutes } from './modules/address/address.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { devRoutes } from './modules/dev/dev.routes.ts';
import { giftRoutes } from './modules/gift/gift.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { callbackRoutes, pspPageRoutes } from './modules/payment/psp.routes.ts';
import { storeRoutes } from './modules/store/store.routes.ts';
import { timeslotRoutes } from './modules/timeslot/timeslot.routes.ts';
import { userRoutes } from './modules/user/user.routes.ts';
import { versionRoutes } from './modules/version/version.routes.ts';

/** Every call of the shop API with its handler. */
export function shopRoutes(): RouteTable {
  const table = createRouteTable();
  for (const register of [
    authRoutes,
    cartRoutes,
    giftRoutes,
    checkoutRoutes,
    orderRoutes,
    addressRoutes,
    geocoderRoutes,
    storeRoutes,
    timeslotRoutes,
    catalogueRoutes,
    userRoutes,
  ]) {
    register(table);
  }
  return table;
}

/** The calls outside the shop API; those of development only where they are switched on. */
export function plainRoutes(config: BackendConfig): readonly PlainRoute[] {
  return [
    ...contentRoutes,
    ...versionRoutes,
    ...callbackRoutes,
    ...(config.embedded ? [...pspPageRoutes, ...devRoutes] : []),
  ];
}
