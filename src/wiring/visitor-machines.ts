import type { I18n } from '@lingui/core';
import { createActor, type AnyEventObject, type InspectionEvent } from 'xstate';
import type { Tenant } from '../../contract/tenant.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { VisitorFlows } from '../views/flows.ts';
import { dialogModules } from './dialog-modules.ts';
import { createEventHandlers } from './event-handlers.ts';
import { lazyMachines } from './lazy-machines.ts';
import { createNotices } from './notices.ts';
import { shopLogic, type ShopRef } from './shop-logic.ts';

export interface VisitorFlowsDependencies {
  tenant: Tenant;
  i18n: I18n;
  services: () => Promise<ShopServices>;
  session: SessionStore;
  path: string;
  isInvoiceNeeded: () => boolean;
  /** The delivery dialogs are about to open. */
  onDelivery: () => void;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (url: string) => void;
  rememberWord: (text: string) => void;
  inspect: (event: InspectionEvent) => void;
}

export interface OpenedVisitorFlows {
  root: ShopRef;
  flows: VisitorFlows;
  /** What the world does about what any flow says. */
  effects: (emitted: AnyEventObject) => void;
}

/** The root and every flow about the visitor that lives as long as the app, not started yet. */
export function openVisitorFlows(deps: VisitorFlowsDependencies): OpenedVisitorFlows {
  const { tenant, i18n, services, inspect } = deps;
  const logic = shopLogic({
    services,
    session: deps.session,
    late: lazyMachines({
      services,
      isInvoiceNeeded: deps.isInvoiceNeeded,
      onDelivery: deps.onDelivery,
      provide: (flow) => Object.assign(logic.implementations.actors, flow),
    }),
  });
  const root = createActor(logic, {
    input: {
      path: deps.path,
      cart: { isLive: tenant.features.liveCart, bypass: tenant.facts.bypassAutoAssigned },
    },
    inspect,
  });
  const { session, navigation, cart, addToCart, notifications, pendingRequests, slotHold, giftCode } =
    root.getSnapshot().children;
  if (
    session === undefined ||
    navigation === undefined ||
    cart === undefined ||
    addToCart === undefined ||
    notifications === undefined ||
    pendingRequests === undefined ||
    slotHold === undefined ||
    giftCode === undefined
  ) {
    throw new Error('the root spawns every long-lived flow on entry');
  }
  const effects = createEventHandlers({
    root: () => root,
    i18n,
    navigate: deps.navigate,
    leave: deps.leave,
    rememberWord: deps.rememberWord,
    notices: createNotices({
      i18n,
      show: (notice) => notifications.send({ type: 'notice.show', notice }),
    }),
  });
  return {
    root,
    flows: {
      shop: root,
      session,
      navigation,
      cart,
      addToCart,
      notifications,
      pendingRequests,
      slotHold,
      giftCode,
    },
    effects,
  };
}

/** What is likely next is fetched while nothing else is; a failure shows when it is really wanted. */
export function prefetchDialogs(): void {
  const prefetch = () => {
    for (const load of [dialogModules.login, dialogModules.cart, dialogModules.departments]) {
      load().catch(() => undefined);
    }
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prefetch, { timeout: 4_000 });
  else setTimeout(prefetch, 2_000);
}
