import type { ActorRefFrom } from 'xstate';
import type { pendingRequestsMachine } from '../../machines/pending-requests/pending-requests.machine.ts';
import type { addToCartMachine } from '../../machines/add-to-cart/add-to-cart.machine.ts';
import type { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { drawersMachine } from '../../machines/drawers/drawers.machine.ts';
import type { giftCodeMachine } from '../../machines/gift-code/gift-code.machine.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import type { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { shopMachine } from '../../machines/shop/shop.machine.ts';
import type { slotHoldMachine } from '../../machines/slot-hold/slot-hold.machine.ts';

/** The flows about the visitor; their code comes after the page answers to clicks. */
export interface VisitorFlows {
  shop: ActorRefFrom<typeof shopMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  navigation: ActorRefFrom<typeof navigationMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  addToCart: ActorRefFrom<typeof addToCartMachine>;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  pendingRequests: ActorRefFrom<typeof pendingRequestsMachine>;
  slotHold: ActorRefFrom<typeof slotHoldMachine>;
  giftCode: ActorRefFrom<typeof giftCodeMachine>;
}

/** The flows that live as long as the app: views subscribe to them and send them events. */
export interface Flows extends VisitorFlows {
  searchBox: ActorRefFrom<typeof searchBoxMachine>;
  headerMenu: ActorRefFrom<typeof contentBlockMachine>;
  footerMenu: ActorRefFrom<typeof contentBlockMachine>;
  /** The category tree of menu and drawer, loaded when it is first opened. */
  departments: ActorRefFrom<typeof contentBlockMachine>;
  drawers: ActorRefFrom<typeof drawersMachine>;
  /** Title and description of the slot dialog, from its hidden category (SLOT-02). */
  slotIntro: ActorRefFrom<typeof contentBlockMachine>;
}
