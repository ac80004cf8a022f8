import { createActor } from 'xstate';
import { listSelectorActors } from '../../machines/list-selector/list-selector.actors.ts';
import { listSelectorLogic } from '../../machines/list-selector/list-selector.logic.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { WiredShop } from './wire-shop.ts';

export interface ListSelectorDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that puts products on lists; its code comes with its dialog's. */
export function openListSelector({ services, shop }: ListSelectorDependencies) {
  const listSelector = createActor(listSelectorLogic.provide({ actors: listSelectorActors({ services }) }), {
    input: { isLoggedIn: isLoggedIn(shop.flows.session.getSnapshot()) },
  });
  shop.connect(listSelector);
  return { flows: { listSelector: listSelector.start() } };
}
