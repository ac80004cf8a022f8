import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface ExclusionAcceptanceContext {
  /** Lines of the cart whose yes the shop has not answered. */
  asked: readonly number[];
  /** Those whose yes is on its way, or was last. */
  sent: readonly number[];
}

interface ExclusionAcceptanceEvents {
  'exclusion.accept': { itemId: number };
  'session.closed': { reason: SessionEnd };
}
export type ExclusionAcceptanceEvent = EventOf<ExclusionAcceptanceEvents>;

export type ExclusionAcceptanceEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'failure.raised'; operation: 'cartInfo'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    exclusionAcceptance: ExclusionAcceptanceEmitted;
  }
}
