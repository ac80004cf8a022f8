import type { Product } from '../../contract/api/shopping/product.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A product that is waited for. */
export interface ProductAlert {
  product: Product;
  /** ISO 8601; null for what was asked since the shop told. */
  askedAt: string | null;
}

/** Whether a product is to be waited for, pressed by the shopper and not yet so at the shop. */
export interface AlertPress {
  product: Product;
  wanted: boolean;
}

/** How one product stands at the shop. */
export interface AlertStanding {
  productId: number;
  waiting: boolean;
}

export interface ProductAlertsInput {
  wasLoggedIn: boolean;
}

export interface ProductAlertsContext {
  /** Somebody was logged in when the flow began. */
  wasLoggedIn: boolean;
  /** What is waited for as the shop told, the newest first; null until it has. */
  alerts: readonly ProductAlert[] | null;
  /** Taken off since then: their rows stay, with the way back. */
  removed: readonly number[];
  /** The press that is on its way to the shop. */
  sending: AlertPress | null;
  /** Those that wait, one a product at most. */
  presses: readonly AlertPress[];
}

interface ProductAlertsEvents {
  /** A product that is sold out is on screen. */
  'alerts.look': object;
  /** The shop is asked anew. */
  'alerts.reload': object;
  'alert.set': AlertPress;
  'session.opened': object;
  /** The start found nobody logged in. */
  'session.absent': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type ProductAlertsEvent = EventOf<ProductAlertsEvents>;

export type ProductAlertsEmitted =
  | { type: 'login.requested' }
  | { type: 'failure.raised'; operation: 'setProductAlert'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    productAlerts: ProductAlertsEmitted;
  }
}
