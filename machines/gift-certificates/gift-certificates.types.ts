import type { Loyalty } from '../../contract/api/account/loyalty.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GiftGroup } from '../../contract/rules/checkout/gift-state.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

export interface GiftCertificatesContext {
  loyalty: Loyalty | null;
  /** The certificates that are looked at. */
  group: GiftGroup;
  /** On its way to the cart, or interrupted: it is made good once the session or the service is back. */
  code: string | null;
  /** What was said last is about this one: `error` when it was not put on the cart. */
  told: string | null;
  error: FlowError | null;
}

interface GiftCertificatesEvents {
  'gift.use': { code: string };
  'group.choose': { group: GiftGroup };
  'card.show': object;
  'card.hide': object;
  'loyalty.reload': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type GiftCertificatesEvent = EventOf<GiftCertificatesEvents>;

export interface GiftCertificatesEmitted {
  type: 'cart.answered';
  answer: CartAnswer;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    giftCertificates: GiftCertificatesEmitted;
  }
}
