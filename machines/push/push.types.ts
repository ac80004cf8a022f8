import type { FlowError } from '../../contract/api/failure.ts';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** How this device stands, and what it remembers. */
export interface PushStanding {
  permission: PushPermission;
  /** The shopper wants this device told. */
  isWanted: boolean;
  /** It wants to be, and has to say so to the shop. */
  mustRegister: boolean;
  /** The order after which it was asked last; null where it never was. */
  askedAfter: number | null;
}

export interface PushContext {
  isLoggedIn: boolean;
  isWanted: boolean;
  /** Null until it was looked up once. */
  permission: PushPermission | null;
  mustRegister: boolean;
  askedAfter: number | null;
  /** The order that was done while it was not known how the device stands. */
  doneOrder: number | null;
  error: FlowError | null;
}

export interface PushInput {
  isLoggedIn: boolean;
}

interface PushEvents {
  /** An order is placed and paid, or needs no payment. */
  'order.done': { orderId: number };
  'primer.accept': object;
  'primer.later': object;
  'push.turnOn': object;
  'push.turnOff': object;
  /** Somebody looks: the device's own settings may have changed. */
  'permission.look': object;
  /** The device has another token than it registered with. */
  'token.renewed': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type PushEvent = EventOf<PushEvents>;
