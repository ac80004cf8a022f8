import type { Order } from '../../contract/api/ordering/order.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What is as it was chosen then: the cart, or the order that was placed. */
export type SavedChange = { of: 'cart'; answer: CartAnswer } | { of: 'order'; order: Order };

/** A change as it is saved; `orderId` is null for the cart. */
export interface SentChange {
  orderId: number | null;
  change: SubstitutionChange;
}

export interface SubstitutionsContext {
  /** The order that is chosen for; null for the cart. */
  orderId: number | null;
  /** What is asked for and not answered yet, in the order it goes out; of what waits, one for the whole and for each line. */
  changes: readonly SubstitutionChange[];
}

interface SubstitutionsEvents {
  'substitution.choose': { change: SubstitutionChange };
  'session.closed': { reason: SessionEnd };
}
export type SubstitutionsEvent = EventOf<SubstitutionsEvents>;

export type SubstitutionsEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'order.answered'; order: Order }
  | { type: 'order.outdated'; orderId: number }
  | { type: 'failure.raised'; operation: 'cartInfo' | 'orderInfos'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    substitutions: SubstitutionsEmitted;
  }
}
