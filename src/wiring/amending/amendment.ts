import { createActor } from 'xstate';
import { amendmentActors } from '../../../machines/amendment/amendment.actors.ts';
import { amendmentLogic } from '../../../machines/amendment/amendment.logic.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface AmendmentDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that changes an order, with what the cart tells by now. */
export function openAmendment({ services, shop }: AmendmentDependencies) {
  const { summary } = shop.flows.shop.getSnapshot().context;
  const amendment = createActor(
    amendmentLogic.provide({ actors: amendmentActors({ services, now: Date.now }) }),
  );
  shop.connect(amendment);
  amendment.start();
  if (summary !== null) amendment.send({ type: 'cart.changed', summary });
  return { flows: { amendment } };
}
