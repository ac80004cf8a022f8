import { createActor } from 'xstate';
import { apiVersion } from '../../../contract/api/api-version.ts';
import type { Tenant } from '../../../contract/tenant.ts';
import { appLifecycleLogic } from '../../../machines/app-lifecycle/app-lifecycle.logic.ts';
import { versionCheckActors } from '../../../machines/version-check/version-check.actors.ts';
import { versionCheckLogic } from '../../../machines/version-check/version-check.logic.ts';
import type { AppStateStore } from '../../../services/device/app-state.ts';
import { runningPlatform } from '../../../services/device/platform.ts';
import { askVersionWith } from '../../../services/device/version.ts';
import { shopOrigin } from '../../routing/entry/shop-origin.ts';
import type { VisitorFlows } from '../../views/flows.ts';
import type { Screen } from '../counting/shown-pages.ts';
import { followPush } from '../push/follow-push.ts';
import type { WiredShop } from '../wire-shop.ts';
import type { KeepDependencies } from '../offline/keep-for-later.ts';
import { applyUpdate, reloadInPlace } from './apply-update.ts';
import { openWorker } from './open-worker.ts';
import { savesData } from '../prefetch.ts';

export type LifecycleFlows = Pick<VisitorFlows, 'appLifecycle' | 'versionCheck'>;

export interface LifecycleDependencies extends KeepDependencies {
  /** What is on screen; null where nobody looks at it. */
  screen: (() => Screen) | null;
  push: VisitorFlows['push'];
  features: Pick<Tenant['features'], 'versionCheckMs' | 'reloadAfterMs'>;
  shop: WiredShop;
  appState: () => Promise<AppStateStore>;
  leave: (to: { url: string }) => void;
}

/** Starts the flows of the app's own life; their code comes when the browser is idle. */
export function openLifecycle({
  features,
  shop,
  appState,
  leave,
  services,
  facts,
  screen,
  push,
}: LifecycleDependencies): LifecycleFlows {
  if (screen !== null) followPush({ facts, screen: screen(), push });
  const path = location.href;
  const appLifecycle = createActor(
    appLifecycleLogic.provide({
      actions: {
        saveWork: () => shop.bus.broadcast({ type: 'page.left', at: Date.now() }),
        reload: (_, departure) => (departure.kind === 'update' ? applyUpdate() : reloadInPlace()),
        openStore: (_, departure) => {
          if (departure.kind === 'store') leave(departure);
        },
      },
    }),
    {
      input: {
        path,
        leftAt: document.visibilityState === 'hidden' ? Date.now() : null,
        isOnline: navigator.onLine,
        reloadAfterMs: features.reloadAfterMs,
      },
    },
  );
  const versionCheck = createActor(
    versionCheckLogic.provide({
      actors: versionCheckActors({
        askVersion: askVersionWith({ baseUrl: shopOrigin(), fetch: (...call) => fetch(...call) }),
        appState,
      }),
      actions: {
        keepAnswered: (_, { answered }) => {
          if (answered !== null) void appState().then((state) => state.answerUpdate(answered));
        },
      },
    }),
    { input: { running: apiVersion, platform: runningPlatform(), path, checkMs: features.versionCheckMs } },
  );
  for (const flow of [appLifecycle, versionCheck]) shop.connect(flow);
  // The development server has none; whoever saves data fetches nothing ahead.
  if (import.meta.env.PROD && 'serviceWorker' in navigator && !savesData())
    // A browser that refuses goes on without.
    openWorker({ services, facts }, shop.flows).catch(() => undefined);
  return { appLifecycle: appLifecycle.start(), versionCheck: versionCheck.start() };
}
