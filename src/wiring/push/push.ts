import { createActor } from 'xstate';
import type { Tenant } from '../../../contract/tenant.ts';
import { pushActors } from '../../../machines/push/push.actors.ts';
import { pushLogic } from '../../../machines/push/push.logic.ts';
import { pushMessageMachine } from '../../../machines/push-message/push-message.machine.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { runningPlatform } from '../../../services/device/platform.ts';
import type { PushBridge } from '../../../services/device/push/push-bridge.ts';
import { pushMemoryIn } from '../../../services/device/push/push-memory.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { VisitorFlows } from '../../views/flows.ts';
import { followLinks } from '../links/follow-links.ts';
import type { WiredShop } from '../wire-shop.ts';

export type PushFlows = Pick<VisitorFlows, 'push' | 'pushMessage'>;

export interface PushDependencies {
  tenant: Tenant;
  services: () => Promise<ShopServices>;
  shop: WiredShop;
  navigate: (path: string, options: { replace: boolean }) => void;
}

async function bridgeHere(): Promise<PushBridge> {
  if (runningPlatform() === 'web')
    return (await import('../../../services/device/push/web-push-bridge.ts')).webPushBridge;
  const { capacitorPushBridge, shellPlugins } =
    await import('../../../services/device/push/capacitor-push-bridge.ts');
  return capacitorPushBridge(shellPlugins());
}

/** Starts the flows of what the device is told; their code comes where a shopper wants them, or is about to be asked. */
export async function openPush({
  tenant,
  services,
  shop,
  navigate,
}: PushDependencies): Promise<{ flows: PushFlows }> {
  const bridge = await bridgeHere();
  const memory = pushMemoryIn(() => localStorage);
  const push = createActor(
    pushLogic.provide({
      actors: pushActors({ services, bridge, memory, now: Date.now }),
      actions: {
        keepAsked: (_, { orderId }) => memory.keep({ askedAfter: orderId }),
        keepReleased: () => memory.keep({ registered: null }),
      },
    }),
    { input: { isLoggedIn: isLoggedIn(shop.flows.session.getSnapshot()) } },
  );
  const pushMessage = createActor(pushMessageMachine);
  for (const flow of [push, pushMessage]) {
    shop.connect(flow);
    flow.start();
  }
  const follow = followLinks({ facts: tenant.facts, navigate, made: (flow) => shop.connect(flow) });
  bridge.hear({
    came: (message) => pushMessage.send({ type: 'message.came', message }),
    opened: follow,
    renewed: () => push.send({ type: 'token.renewed' }),
  });
  return { flows: { push, pushMessage } };
}
