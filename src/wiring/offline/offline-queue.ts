import { createActor } from 'xstate';
import { offlineQueueActors } from '../../../machines/offline-queue/offline-queue.actors.ts';
import { offlineQueueLogic } from '../../../machines/offline-queue/offline-queue.logic.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface OfflineQueueDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that sends what waits for the network; its code comes with the first change that does. */
export async function openOfflineQueue({ services, shop }: OfflineQueueDependencies) {
  const { changes, decide } = await (await services()).waitingCart();
  const offlineQueue = createActor(
    offlineQueueLogic.provide({
      actors: offlineQueueActors({ services }),
      actions: {
        decideLine: (_, decision) => decide(decision),
        dropKept: () => changes.forget(),
      },
    }),
  );
  shop.connect(offlineQueue);
  return { flows: { offlineQueue: offlineQueue.start() } };
}
