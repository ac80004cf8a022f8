import { fromPromise } from 'xstate';
import { mustRegister } from '../../contract/rules/push/registration-age.ts';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import type { PushBridge } from '../../services/device/push/push-bridge.ts';
import type { PushMemory } from '../../services/device/push/push-memory.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { PushStanding } from './push.types.ts';

interface PushDependencies {
  services: () => Promise<ShopServices>;
  bridge: PushBridge;
  memory: PushMemory;
  /** In ms since 1970. */
  now: () => number;
}

export const pushActors = ({ services, bridge, memory, now }: PushDependencies) => {
  const push = async () => (await (await services()).account()).push;
  return {
    recall: fromPromise<PushStanding>(async () => {
      const { isWanted, askedAfter, registered } = memory.read();
      const permission = await bridge.permission();
      const token = isWanted && permission === 'granted' ? await bridge.currentToken() : null;
      return { permission, isWanted, askedAfter, mustRegister: mustRegister(registered, token, now()) };
    }),
    // Called as the press is handled: browsers refuse it later.
    askPermission: fromPromise<PushPermission>(() => bridge.ask()),
    register: fromPromise<void>(async ({ signal }) => {
      const calls = await push();
      const { publicKey } = await calls.settings({ signal });
      const device = await bridge.register(publicKey);
      await calls.register({ ...device, uuid: memory.uuid() }, { signal });
      memory.keep({ isWanted: true, registered: { token: device.externalId, at: now() } });
    }),
    unregister: fromPromise<void>(async ({ signal }) => {
      const { registered } = memory.read();
      // Whoever goes meanwhile has turned it off all the same.
      memory.keep({ isWanted: false, registered: null });
      try {
        await (await push()).unregister({ platform: bridge.platform, uuid: memory.uuid() }, { signal });
      } catch (error) {
        if (!signal.aborted) memory.keep({ isWanted: true, registered });
        throw error;
      }
      await bridge.release();
    }),
  };
};
