import type { FlowError } from '../../contract/api/failure.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface SpendingCapContext {
  /** The cap at the shop when the form was opened, in cents; null for none. */
  former: number | null;
  /** What is typed. */
  text: string;
  /** What is asked of the shop, in cents; null to take the cap away. */
  asked: number | null;
  /** What is typed is no amount, or one no cap can have. */
  isWrong: boolean;
  /** Why it could not be saved. */
  error: FlowError | null;
}

interface SpendingCapEvents {
  /** `text` is how the cap is typed; empty for none. */
  'cap.open': { cents: number | null; text: string };
  'cap.type': { text: string };
  /** `cents` is what is typed, as the shopper's language reads it; null where that is no amount. */
  'cap.save': { cents: number | null };
  'cap.remove': object;
  'form.close': object;
  'session.closed': { reason: SessionEnd };
}
export type SpendingCapEvent = EventOf<SpendingCapEvents>;

export type SpendingCapEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    spendingCap: SpendingCapEmitted;
  }
}
