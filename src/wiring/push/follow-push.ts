import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { Tenant } from '../../../contract/tenant.ts';
import { runningPlatform } from '../../../services/device/platform.ts';
import { wantsPush } from '../../../services/device/push/wants-push.ts';
import { watchShownPages, type Screen } from '../counting/shown-pages.ts';
import { whenIdle } from '../prefetch.ts';
import type { PushFlows } from './push.ts';

interface FollowedShop {
  facts: Pick<Tenant['facts'], 'without'>;
  screen: Screen;
  push: PushFlows['push'];
}

/**
 * Has push run where the shopper wants it, or has an order that is done; nothing of it does where the brand is without
 * (PUSH-08).
 */
export function followPush({ facts, screen, push }: FollowedShop): void {
  if (!hasFeature(facts, 'push')) return;
  const lookForOrder = () => {
    const viewed = screen.pageOf(screen.pages.getSnapshot().context.shown.key)?.viewed?.() ?? null;
    if (viewed?.kind === 'order') push.send({ type: 'order.done', orderId: viewed.order.orderId });
  };
  if (runningPlatform() !== 'web' || wantsPush(() => localStorage))
    whenIdle(() => push.send({ type: 'permission.look' }));
  watchShownPages(screen, (page) => {
    lookForOrder();
    // A bank may answer later.
    page.actors['payment']?.subscribe(lookForOrder);
  });
}
