import type { AccountServices } from './account/account-services.ts';
import { createApiClient, type ApiObserver } from './api-client.ts';
import { createAuthService, type AuthService } from './auth.ts';
import { createCartLedger } from './cart-ledger.ts';
import { createCartService, type CartService } from './cart.ts';
import type { CartLineService } from './cart/cart-lines.ts';
import { createCatalogueService, type CatalogueService } from './catalogue.ts';
import { createCheckoutService, type CheckoutService } from './checkout.ts';
import { createContentService, type ContentService } from './content.ts';
import type { ContactFormService } from './content/contact-form.ts';
import type { PostService } from './content/posts.ts';
import { createDeliveryService, type DeliveryService } from './delivery.ts';
import { devicePosition, type DevicePosition } from './device-position.ts';
import { createOrderService, type OrderService } from './orders.ts';
import type { RequestCache } from './request-cache.ts';
import type { SessionStore } from './session-store.ts';
import type { ListSharingService } from './lists/list-sharing.ts';
import { cartOffline, type OfflineCart, type OfflineDevice } from './offline/cart-offline.ts';
import type { WaitingCart } from './offline/waiting-cart.ts';
import type { OfflineLists } from './offline/lists-offline.ts';
import type { WishlistService } from './lists/wishlists.ts';
import type { Language } from '../contract/languages.ts';

/** Everything the flows may ask of the outside. */
export interface ShopServices {
  /** What is about a person's account; its code is loaded when it is first asked for. */
  account: () => Promise<AccountServices>;
  auth: AuthService;
  cart: CartService;
  /** What few shoppers do with a line; loaded when it is first asked for. */
  cartLines: () => Promise<CartLineService>;
  /** Changes of cart and lists that wait for the network; its code is loaded when it is first asked for. */
  waitingCart: () => Promise<WaitingCart>;
  catalogue: CatalogueService;
  checkout: CheckoutService;
  /** The forms that are mailed to the shop; its code is loaded when it is first asked for. */
  contactForm: () => Promise<ContactFormService>;
  content: ContentService;
  delivery: DeliveryService;
  /** Asked of the browser, which asks the shopper. */
  devicePosition: DevicePosition;
  orders: OrderService;
  /** Flyers, recipes, questions and advantages; loaded when they are first asked for. */
  posts: () => Promise<PostService>;
  /** Lists and favourites; loaded when they are first asked for. */
  wishlists: () => Promise<WishlistService>;
  listSharing: () => Promise<ListSharingService>;
}

export interface ShopServicesDependencies {
  baseUrl: string;
  fetch: typeof fetch;
  session: SessionStore;
  cache: RequestCache;
  observer: ApiObserver;
  clientUuid: () => string | null;
  /** The language answers are wanted in; absent, the shop speaks its first one (TEN-03). */
  language?: Language;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** The cart was changed from here. */
  cartWritten?: () => void;
  /** What the device tells of its network; absent where nothing waits for one. */
  offline?: OfflineDevice;
}

/** Loads once; what failed to load is asked for again by the next who needs it. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    }));
}

export function createShopServices(deps: ShopServicesDependencies): ShopServices {
  const client = createApiClient(deps);
  const ledger = createCartLedger(deps.now, deps.cartWritten);
  const cart = createCartService({ client, ledger });
  const ownLists = async () => (await import('./lists/wishlists.ts')).createWishlistService({ client });
  const { offline } = deps;
  const { heard, ...device }: OfflineCart =
    offline === undefined
      ? {
          cart,
          waitingCart: () => Promise.reject(new Error('nothing waits for a network here')),
          heard: (answer) => answer,
        }
      : cartOffline({ cart, ledger, lists: async () => (await lists()).own }, offline);
  const lists: () => Promise<OfflineLists> = once(async () => {
    if (offline === undefined) {
      const own = await ownLists();
      return { own, shown: own };
    }
    const [own, { listsOffline }] = await Promise.all([ownLists(), import('./offline/lists-offline.ts')]);
    return listsOffline(own, { ...offline, waitingCart: device.waitingCart });
  });
  return {
    account: once(async () => {
      const { createAccountServices } = await import('./account/account-services.ts');
      return createAccountServices({ client, session: deps.session });
    }),
    auth: createAuthService({ client, session: deps.session }),
    ...device,
    cartLines: once(async () =>
      (await import('./cart/cart-lines.ts')).createCartLineService({ client, ledger, heard }),
    ),
    catalogue: createCatalogueService({ client }),
    checkout: createCheckoutService({ client, ledger }),
    contactForm: once(async () => {
      const { createContactFormService } = await import('./content/contact-form.ts');
      return createContactFormService({ ...deps, client });
    }),
    content: createContentService(deps),
    delivery: createDeliveryService({ client, ledger }),
    devicePosition,
    orders: createOrderService({ client, ledger }),
    posts: once(async () => (await import('./content/posts.ts')).createPostService(deps)),
    listSharing: once(async () =>
      (await import('./lists/list-sharing.ts')).createListSharingService({ client }),
    ),
    wishlists: async () => (await lists()).shown,
  };
}
