import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { ExchangeRequest } from '../../contract/rules/checkout/exchange.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What the shopper can still do about a toast (ERR-08, decision 026). */
export type NoticeAct =
  /** Lines that left the cart come back as they were. */
  | { does: 'putBack'; items: readonly ListedProduct[] }
  /** What was added to a line leaves it; `quantity` in pieces or in the selling unit. */
  | { does: 'takeOut'; itemId: number; quantity: number }
  /** What another product took the place of comes back (B-25). */
  | { does: 'exchange'; request: ExchangeRequest };

/**
 * What a message of success says of the cart: something is in it, or was taken out. `productId` null is many at once: all
 * there was, where it was taken out.
 */
export interface CartFact {
  productId: number | null;
  isIn: boolean;
}

/** A message ready to show; `lifetime` in ms, null stays until closed (ERR-09). */
export interface Notice {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  lifetime: number | null;
  /** What was done, and to what: an error and a success of the same contradict each other. */
  about?: string;
  /** A later fact of the cart takes its place (ERR-08). */
  cart?: CartFact;
  /** Address of a small picture of what it is about. */
  picture?: string;
  action?: { label: string; act: NoticeAct };
  /** More of what was said just before: it waits its turn. */
  isMore?: true;
  /** There was no network: a message for when there is one again (B-40). */
  isOfNetwork?: true;
}

/** A message that waits for an answer; `cart` is what the shop changed in the cart by itself (ERR-06, CART-19). */
export interface AwaitedMessage {
  text: string;
  of: 'cart' | 'other';
}

/** Where a page or a drawer shows what the shop says of what was done there (SHELL-14). */
export type AreaName = 'cart' | 'cartDrawer' | 'checkout';

/** What the shop said of the last that was done, in the area where it was done. */
export interface AreaInfos {
  area: AreaName;
  texts: readonly string[];
}

export interface NotificationsContext {
  shown: Notice | null;
  waiting: readonly Notice[];
  /** Notices that stay until closed. */
  persistent: readonly Notice[];
  awaited: readonly AwaitedMessage[];
  /** Areas on screen, the last on top. */
  areas: readonly AreaName[];
  infos: AreaInfos | null;
}

interface NotificationsEvents {
  'notice.show': { notice: Notice };
  'notice.close': { id: string };
  /** The button of a toast was pressed. */
  'notice.act': { id: string };
  /** It went well, of which no toast of ours tells. */
  'operation.done': { about: string; cart?: CartFact | undefined };
  'messages.await': { messages: readonly AwaitedMessage[] };
  /** The shopper has read them. */
  'messages.read': object;
  'area.opened': { area: AreaName };
  'area.closed': { area: AreaName };
  /** In the area on top, instead of what it said before. */
  'infos.tell': { texts: readonly string[] };
  /** Pointer or focus rests on the toast. */
  'toast.pause': object;
  'toast.resume': object;
  'session.closed': { reason: SessionEnd };
}
export type NotificationsEvent = EventOf<NotificationsEvents>;

export interface NotificationsEmitted {
  type: 'notice.acted';
  act: NoticeAct;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    notifications: NotificationsEmitted;
  }
}
