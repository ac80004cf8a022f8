import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface AgeDeclarationContext {
  /** What was ticked last and the shop has not answered; null where the cart says all. */
  asked: boolean | null;
  /** What is on its way, or was last. */
  sent: boolean;
}

interface AgeDeclarationEvents {
  'age.declare': { isDeclared: boolean };
  'session.closed': { reason: SessionEnd };
}
export type AgeDeclarationEvent = EventOf<AgeDeclarationEvents>;

export type AgeDeclarationEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'failure.raised'; operation: 'cartInfo'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    ageDeclaration: AgeDeclarationEmitted;
  }
}
