import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import { runningPlatform } from '../../../services/device/platform.ts';
import { wantsPush } from '../../../services/device/push/wants-push.ts';
import { paths } from '../../routing/paths.ts';
import { watchShownPages, type Screen } from '../counting/shown-pages.ts';
import type { EmittedEvent } from '../emitted-events.ts';
import { lazyFlow } from '../lazy-flow.ts';
import { whenIdle } from '../prefetch.ts';
import type { PushDependencies, PushFlows } from './push.ts';

interface LazyPush {
  flows: PushFlows;
  /** Hears of all that is emitted. */
  told: (event: EmittedEvent) => void;
}

/** What is seen of them before their code is here. */
const first = {
  push: { value: 'recalling', context: { permission: null, error: null }, tags: [] },
  pushMessage: { value: 'quiet', context: { messages: [] }, tags: [] },
  deepLink: { value: 'resting', context: {}, tags: [] },
};

/**
 * What this device is told of orders and products. The code comes where the shopper wants it, with the settings, or with an order
 * that is done; none of it where the brand has no push, nor on a server (PUSH-08).
 */
export function lazyPush(deps: PushDependencies & { screen: (() => Screen) | null }): LazyPush {
  const { screen, tenant } = deps;
  const isHere = screen !== null && hasFeature(tenant.facts, 'push');
  const flows = lazyFlow<PushFlows>(first, async () => {
    if (!isHere) throw new Error('nothing of push runs here');
    return (await import('./push.ts')).openPush(deps);
  });
  return { flows, told: isHere ? follow(screen(), flows) : () => undefined };
}

function follow(screen: Screen, { push }: PushFlows): LazyPush['told'] {
  const look = () => push.send({ type: 'permission.look' });
  const isSettings = () => location.pathname.endsWith(paths.notifications);
  if (runningPlatform() !== 'web' || wantsPush(() => localStorage)) whenIdle(look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isSettings()) look();
  });
  const lookForOrder = () => {
    const viewed = screen.pageOf(screen.pages.getSnapshot().context.shown.key)?.viewed?.() ?? null;
    if (viewed?.kind === 'order') push.send({ type: 'order.done', orderId: viewed.order.orderId });
  };
  watchShownPages(screen, () => {
    lookForOrder();
    if (isSettings()) look();
  });
  return (event) => {
    // The order on screen is paid by now.
    if (event.type === 'payment.settled') lookForOrder();
  };
}
