import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ExchangeRequest } from '../../contract/rules/checkout/exchange.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';
import type { NoticeAct } from '../notifications/notifications.types.ts';

/** What the shop made of an exchange, and what takes it back. */
export interface ExchangeDone {
  answer: CartAnswer;
  undo: ExchangeRequest | null;
}

export interface ExchangeContext {
  /** What is on its way, and what is taken back after it. */
  requests: readonly ExchangeRequest[];
  /** Nobody knows whether the shop has done it: whoever asks the same sends the same key (T9). */
  unconfirmed: ExchangeRequest | null;
  /** The product that came last: its line has the focus that the other one lost. */
  placed: number | null;
}

interface ExchangeEvents {
  'exchange.ask': { request: ExchangeRequest };
  /** A toast is answered: it may be that of an exchange. */
  'notice.acted': { act: NoticeAct };
  'route.entered': object;
  'session.closed': { reason: SessionEnd };
}
export type ExchangeEvent = EventOf<ExchangeEvents>;

export type ExchangeEmitted =
  | {
      type: 'cart.answered';
      answer: CartAnswer;
      operation: 'exchange';
      undo: NoticeAct | undefined;
      product: Product;
    }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'failure.raised'; operation: 'exchange'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    exchange: ExchangeEmitted;
  }
}
