import type { OrderItem } from '../../contract/api/ordering/order.ts';
import type { ClaimReason, LineClaim } from '../../contract/api/ordering/order-delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What is wrong with something that came as ordered; what came in place of it may be `unwanted` too. */
export type FaultReason = Exclude<ClaimReason, 'unwanted'>;

export interface ClaimContext {
  orderId: number;
  item: OrderItem | null;
  /** What claims may still give back of the order, in EUR. */
  claimable: number;
  reason: ClaimReason | null;
  /** In pieces or the selling unit; null for all that came. */
  quantity: number | null;
  text: string;
  claim: LineClaim | null;
  error: FlowError | null;
}

interface ClaimEvents {
  'claim.pick': object;
  'claim.pickDone': object;
  'claim.open': { item: OrderItem; claimable: number };
  'claim.decline': { item: OrderItem; claimable: number };
  'claim.close': object;
  'claim.another': object;
  'claim.back': object;
  'claim.check': object;
  'reason.choose': { reason: FaultReason };
  'quantity.increase': object;
  'quantity.decrease': object;
  'text.change': { text: string };
  'claim.send': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type ClaimEvent = EventOf<ClaimEvents>;

/** The order is not what is on screen: a line was claimed, or may have been. */
export type ClaimEmitted = { type: 'order.outdated'; orderId: number };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    claim: ClaimEmitted;
  }
}
