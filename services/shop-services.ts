import { createApiClient, type ApiObserver } from './api-client.ts';
import { createAuthService, type AuthService } from './auth.ts';
import { createCartLedger } from './cart-ledger.ts';
import { createCartService, type CartService } from './cart.ts';
import { createCatalogueService, type CatalogueService } from './catalogue.ts';
import { createCheckoutService, type CheckoutService } from './checkout.ts';
import { createContentService, type ContentService } from './content.ts';
import { createDeliveryService, type DeliveryService } from './delivery.ts';
import { createOrderService, type OrderService } from './orders.ts';
import type { RequestCache } from './request-cache.ts';
import type { SessionStore } from './session-store.ts';

/** Everything the flows may ask of the outside. */
export interface ShopServices {
  auth: AuthService;
  cart: CartService;
  catalogue: CatalogueService;
  checkout: CheckoutService;
  content: ContentService;
  delivery: DeliveryService;
  orders: OrderService;
}

export interface ShopServicesDependencies {
  baseUrl: string;
  fetch: typeof fetch;
  session: SessionStore;
  cache: RequestCache;
  observer: ApiObserver;
  clientUuid: () => string | null;
  /** The clock, in ms since the epoch. */
  now: () => number;
}

export function createShopServices(deps: ShopServicesDependencies): ShopServices {
  const client = createApiClient(deps);
  const ledger = createCartLedger(deps.now);
  return {
    auth: createAuthService({ client, session: deps.session }),
    cart: createCartService({ client, ledger }),
    catalogue: createCatalogueService({ client }),
    checkout: createCheckoutService({ client, ledger }),
    content: createContentService(deps),
    delivery: createDeliveryService({ client, ledger }),
    orders: createOrderService({ client, ledger }),
  };
}
