import { createActor } from 'xstate';
import { reauthenticationActors } from '../../../machines/reauthentication/reauthentication.actors.ts';
import { reauthenticationLogic } from '../../../machines/reauthentication/reauthentication.logic.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface ReauthenticationDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that has the password given again. */
export function openReauthentication({ services, shop }: ReauthenticationDependencies) {
  const reauthentication = createActor(
    reauthenticationLogic.provide({ actors: reauthenticationActors({ services }) }),
  );
  shop.connect(reauthentication);
  return { flows: { reauthentication: reauthentication.start() } };
}
