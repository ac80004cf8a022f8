import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { heldQuantitiesIn } from '../../services/device/held-quantities.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { VisitorFlows } from '../views/flows.ts';
import { openColourScheme, type ShowTheme } from './appearance/colour-scheme.ts';
import type { AnalyticsDependencies } from './counting/analytics.ts';
import { lazyAnalytics } from './counting/lazy-analytics.ts';
import { lazyAmendment } from './amending/lazy-amendment.ts';
import { lazyInstalling, type InstallingDependencies } from './installing/lazy-installing.ts';
import { storeHeldQuantities } from './held/store-held-quantities.ts';
import { lazyCartEmptying } from './emptying/lazy-cart-emptying.ts';
import { lazyBarcode } from './lazy-barcode.ts';
import { lazyDepartmentProducts } from './lazy-department-products.ts';
import { lazyLifecycle } from './lifecycle/lazy-lifecycle.ts';
import { lazyProductAlerts } from './alerts/lazy-product-alerts.ts';
import { lazyExcludedProducts } from './excluded/lazy-excluded-products.ts';
import { lazyExchange } from './exchange/lazy-exchange.ts';
import { lazySimilarProducts } from './similar/lazy-similar-products.ts';
import { lazyListSelector } from './lazy-list-selector.ts';
import { forgetEmptiedCart } from '../../services/cart/forget-emptied-cart.ts';
import { lazyMachines } from './lazy-machines.ts';
import { lazyOfflineQueue } from './offline/lazy-offline-queue.ts';
import { lazyReauthentication } from './reauthenticating/lazy-reauthentication.ts';
import { lazyPush } from './push/lazy-push.ts';
import { longLivedMachines } from './long-lived-machines.ts';
import { wireShop, type ShopWiring, type WiredShop } from './wire-shop.ts';

export interface VisitorMachinesDependencies extends Pick<
  ShopWiring,
  'i18n' | 'navigate' | 'leave' | 'rememberWord' | 'remember'
> {
  tenant: Tenant;
  services: () => Promise<ShopServices>;
  session: SessionStore;
  path: string;
  /** Nobody is asked about the session; never where the page is rendered for everybody. */
  isStranger: boolean;
  staleUserId: number | null;
  isInvoiceNeeded: () => boolean;
  /** The delivery dialogs are about to open. */
  onDelivery: () => void;
  /** Where this browser keeps what it answered; null where nobody looks at the page, as on a server. */
  appState: (() => Promise<AppStateStore>) | null;
  /** What analytics are made of; null where nothing is counted. */
  counting: Pick<AnalyticsDependencies, 'screen' | 'preferences'> | null;
  /** What the shop is installed with; null where nothing can be. */
  installing: Omit<InstallingDependencies, 'flows'> | null;
  /** Shows light or dark; null where nobody looks at the page. */
  showTheme: ShowTheme | null;
}

/** The machines about the visitor, with what is done about everything that is emitted. */
export interface VisitorShop extends Omit<WiredShop, 'flows'> {
  flows: VisitorFlows;
}

/** The shop and every machine about the visitor, over the real services; a chunk of its own. */
export function openVisitorMachines({
  tenant,
  services,
  session,
  path,
  isStranger,
  staleUserId,
  isInvoiceNeeded,
  onDelivery,
  appState,
  counting,
  installing,
  showTheme,
  ...outside
}: VisitorMachinesDependencies): VisitorShop {
  const holds = appState !== null && !tenant.features.liveCart;
  const held = holds ? heldQuantitiesIn(() => localStorage).read() : null;
  let observe: ReturnType<typeof lazyAnalytics> | null = null;
  const shop = wireShop({
    ...outside,
    observe: (event) => observe?.(event),
    forgetEmptied() {
      if (appState !== null) forgetEmptiedCart(() => sessionStorage);
    },
    awaitedCodes: tenant.features.awaitedCodes,
    machines: ({ emitting, connected }) => ({
      longLived: longLivedMachines({
        services,
        session,
        hasLists: hasFeature(tenant.facts, 'lists'),
        emitting,
      }),
      lazy: lazyMachines({
        services,
        connected,
        showClosedSlots: tenant.features.showClosedSlots,
        isInvoiceNeeded,
        onDelivery,
      }),
    }),
    input: {
      path,
      cart: { isLive: tenant.features.liveCart, bypass: tenant.facts.bypassAutoAssigned, held },
      isStranger,
      staleUserId,
      minProfileLevel: tenant.facts.minProfileLevel,
    },
  });
  if (counting !== null) observe = lazyAnalytics({ ...counting, facts: tenant.facts, shop });
  if (holds) storeHeldQuantities(shop.flows);
  const pushFlows = lazyPush({ tenant, services, shop, navigate: outside.navigate });
  const lifecycle = lazyLifecycle({
    screen: counting && counting.screen,
    push: pushFlows.push,
    features: tenant.features,
    facts: tenant.facts,
    shop,
    services,
    leave: outside.leave,
  });
  const scheme = openColourScheme(showTheme);
  return {
    ...shop,
    start() {
      shop.start();
      scheme.start();
      if (appState !== null) lifecycle.openWhenIdle(appState);
    },
    flows: {
      ...shop.flows,
      ...lazyDepartmentProducts({ services, shop }),
      ...lazyListSelector({ services, shop }),
      ...lazyReauthentication({ services, shop }),
      ...lazyBarcode({ services, shop }),
      ...lazyProductAlerts({ services, shop }),
      ...lazyExcludedProducts({ services, shop }),
      ...lazyCartEmptying({ services, shop }),
      ...lazyExchange({ services, shop }),
      ...lazySimilarProducts({ services, shop }),
      ...lazyAmendment({ services, shop, isSeen: appState !== null }),
      ...lazyOfflineQueue({ services, shop }),
      ...lazyInstalling(installing && { ...installing, flows: shop.flows }),
      ...pushFlows,
      ...scheme.flows,
      ...lifecycle.flows,
    },
  };
}
