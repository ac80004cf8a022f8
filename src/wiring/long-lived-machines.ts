import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import { addToCartLogic } from '../../machines/add-to-cart/add-to-cart.logic.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { cartLogic } from '../../machines/cart/cart.logic.ts';
import { cartLineActors } from '../../machines/cart-line/cart-line.actors.ts';
import { cartLineLogic } from '../../machines/cart-line/cart-line.logic.ts';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { favouritesActors } from '../../machines/favourites/favourites.actors.ts';
import { favouritesLogic } from '../../machines/favourites/favourites.logic.ts';
import { giftCodeActors } from '../../machines/gift-code/gift-code.actors.ts';
import { giftCodeLogic } from '../../machines/gift-code/gift-code.logic.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import { pendingRequestsMachine } from '../../machines/pending-requests/pending-requests.machine.ts';
import { sessionActors } from '../../machines/session/session.actors.ts';
import { sessionLogic } from '../../machines/session/session.logic.ts';
import { slotHoldActors } from '../../machines/slot-hold/slot-hold.actors.ts';
import { slotHoldMachine } from '../../machines/slot-hold/slot-hold.machine.ts';
import { unpaidOrderActors } from '../../machines/unpaid-order/unpaid-order.actors.ts';
import { unpaidOrderMachine } from '../../machines/unpaid-order/unpaid-order.machine.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Ties } from '../routing/connected-logic.ts';

export interface LongLivedMachinesDependencies extends Pick<Ties, 'emitting'> {
  /** The services may still be on their way when the first machine asks for them. */
  services: () => Promise<ShopServices>;
  session: SessionStore;
  hasLists: boolean;
}

/**
 * The machines that live as long as the app, in the order they hear what is broadcast. A new one stands here and in the chart of
 * the shop, which spawns it; types, first snapshots and stand-ins follow.
 */
export const longLivedMachines = ({
  services,
  session,
  hasLists,
  emitting,
}: LongLivedMachinesDependencies) => ({
  notifications: notificationsMachine,
  pendingRequests: pendingRequestsMachine,
  connection: connectionMachine,
  navigation: navigationMachine,
  cart: cartLogic.provide({
    actors: {
      ...cartActors({ services }),
      cartLine: emitting(cartLineLogic.provide({ actors: cartLineActors({ services }) })),
    },
  }),
  addToCart: addToCartLogic.provide({ actors: addToCartActors({ services }) }),
  favourites: favouritesLogic.provide({ actors: favouritesActors({ services, hasLists }) }),
  slotHold: slotHoldMachine.provide({ actors: slotHoldActors({ services }) }),
  giftCode: giftCodeLogic.provide({ actors: giftCodeActors({ services }) }),
  unpaidOrder: unpaidOrderMachine.provide({ actors: unpaidOrderActors({ services, now: Date.now }) }),
  session: sessionLogic.provide({
    actors: sessionActors({ services, session }),
    actions: { forgetSession: () => session.forget(), supersedeSession: () => session.supersede() },
  }),
});
