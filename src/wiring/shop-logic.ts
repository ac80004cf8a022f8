import type { ActorRefFrom } from 'xstate';
import { pendingRequestsMachine } from '../../machines/pending-requests/pending-requests.machine.ts';
import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import { addToCartLogic } from '../../machines/add-to-cart/add-to-cart.logic.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { cartLogic } from '../../machines/cart/cart.logic.ts';
import { cartLineActors } from '../../machines/cart-line/cart-line.actors.ts';
import { cartLineLogic } from '../../machines/cart-line/cart-line.logic.ts';
import { giftCodeActors } from '../../machines/gift-code/gift-code.actors.ts';
import { giftCodeLogic } from '../../machines/gift-code/gift-code.logic.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { sessionLogic } from '../../machines/session/session.logic.ts';
import { shopLogic as shopFlow } from '../../machines/shop/shop.logic.ts';
import { slotHoldActors } from '../../machines/slot-hold/slot-hold.actors.ts';
import { slotHoldMachine } from '../../machines/slot-hold/slot-hold.machine.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { lazyMachines } from './lazy-machines.ts';

export interface ShopLogicDependencies {
  /** The services may still be on their way when the first flow asks for them. */
  services: () => Promise<ShopServices>;
  session: SessionStore;
  late: ReturnType<typeof lazyMachines>;
}

/** The root with every flow that lives as long as the app; the delivery and checkout flows come on demand. */
export function shopLogic({ services, session, late }: ShopLogicDependencies) {
  return shopFlow.provide({
    actors: {
      session: sessionLogic.provide({
        actors: sessionActors({ services, session }),
        actions: { forgetSession: () => session.forget() },
      }),
      navigation: navigationMachine,
      cart: cartLogic.provide({
        actors: {
          ...cartActors({ services }),
          cartLine: cartLineLogic.provide({ actors: cartLineActors({ services }) }),
        },
      }),
      addToCart: addToCartLogic.provide({ actors: addToCartActors({ services }) }),
      slotHold: slotHoldMachine.provide({ actors: slotHoldActors({ services }) }),
      giftCode: giftCodeLogic.provide({ actors: giftCodeActors({ services }) }),
      notifications: notificationsMachine,
      pendingRequests: pendingRequestsMachine,
      ...late,
    },
  });
}

type ShopLogic = ReturnType<typeof shopLogic>;
export type ShopRef = ActorRefFrom<ShopLogic>;
