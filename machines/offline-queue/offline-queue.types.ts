import type { FlowError } from '../../contract/api/failure.ts';
import type { WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A change the shop did not take, and why. */
export interface RefusedChange {
  change: WaitingChange;
  error: FlowError;
}

export interface OfflineQueueContext {
  /** What waits, in the order it was done; with what the shopper has to decide on. */
  changes: readonly WaitingChange[];
  /** What was sent since the network came back. */
  sent: readonly WaitingChange[];
  refused: readonly RefusedChange[];
  /** How often the shop was not reached since the network came back. */
  misses: number;
}

interface OfflineQueueEvents {
  /** What waits has changed, in this tab or another. */
  'changes.told': { changes: readonly WaitingChange[]; isOnline: boolean };
  'connection.lost': object;
  'connection.restored': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
  /** The page is looked at again. */
  'page.returned': object;
  /** The shopper wants to see what there is to decide. */
  'report.open': object;
  'report.dismiss': object;
  /** Which of both quantities stays. */
  'line.decide': { id: string; keeps: 'here' | 'there' };
}
export type OfflineQueueEvent = EventOf<OfflineQueueEvents>;

export type OfflineQueueEmitted =
  /** The shop's cart has changed. */
  | { type: 'cart.outcomeUnknown' }
  /** The shop's lists may have changed. */
  | { type: 'list.outdated' }
  /** All that waited was sent and taken. */
  | { type: 'changes.sent'; count: number };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    offlineQueue: OfflineQueueEmitted;
  }
}
