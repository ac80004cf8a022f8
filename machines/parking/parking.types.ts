import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The parking place that is kept, and what the shop says of it; null where it says nothing. */
export interface KeptPlace {
  readonly parking: string;
  readonly info: string | null;
}

export interface ParkingContext {
  orderId: number;
  /** Address the order is picked up at. */
  addressId: number;
  /** Metres the shopper has still to come, as told last. */
  distance: number;
  kept: KeptPlace | null;
  error: FlowError | null;
}

interface ParkingEvents {
  /** The shopper is on the way to the address: the device tells how far it is. */
  'parking.byPosition': { addressId: number };
  /** The shopper is there, or does not tell from where. */
  'parking.arrived': object;
  'session.closed': { reason: SessionEnd };
}
export type ParkingEvent = EventOf<ParkingEvents>;
