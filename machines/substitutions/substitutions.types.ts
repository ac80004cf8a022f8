import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { EventOf } from '../chart.types.ts';

export interface SubstitutionsContext {
  /** What is asked for and not answered yet, in the order it goes out; of what waits, one for the cart and for each line. */
  changes: readonly SubstitutionChange[];
}

interface SubstitutionsEvents {
  'substitution.choose': { change: SubstitutionChange };
  'session.opened': object;
  'session.closed': { reason: 'logout' | 'expired' | 'disowned' };
  'login.dismissed': object;
  'service.resumed': object;
}
export type SubstitutionsEvent = EventOf<SubstitutionsEvents>;

export type SubstitutionsEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'failure.raised'; operation: 'cartInfo'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    substitutions: SubstitutionsEmitted;
  }
}
