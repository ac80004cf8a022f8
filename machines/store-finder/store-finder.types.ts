import type { FlowError } from '../../contract/api/failure.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FirstSlot, OpeningHours, Address } from '../../contract/api/shopping/delivery.ts';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { EventOf } from '../chart.types.ts';
import type { DevicePoint } from '../position/position.machine.ts';

/** A store's counter is reached by its store, a locker by its address (decision 015). */
export type PickupKind = 'store' | 'locker';

/** A store or a locker to collect at; its distance in metres from where it is looked for, null where that is unknown. */
export interface PickupPlace extends Pick<
  Address,
  'address1' | 'addressNumber' | 'city' | 'province' | 'postalcode'
> {
  /** The id of the store, or of the locker's address. */
  id: number;
  /** The address the groceries are collected at; null of a store that has no counter. */
  addressId: number | null;
  name: string;
  distance: number | null;
  openingHours: OpeningHours;
  firstSlot: FirstSlot | null;
  /** It also brings the groceries home. */
  delivers: boolean;
}

/** Where places are looked for. */
export interface SearchedPlace {
  by: 'device' | 'typed';
  /** As it is told, e.g. `00183 Roma`. */
  label: string;
  point: DevicePoint;
}

export interface StoreFinderInput {
  kind: PickupKind;
  /** The cart's address: places are listed from there, else from the preferred home. */
  addressId: number | null;
}

export interface StoreFinderContext extends StoreFinderInput {
  /** Nearest first, by name where nothing is known of where the shopper is; null until they came. */
  places: readonly PickupPlace[] | null;
  typed: string;
  /** Nobody knows the place that was typed. */
  isUnknown: boolean;
  near: SearchedPlace | null;
  chosenId: number | null;
  /** The counter the chosen store offers. */
  pickupAddressId: number | null;
  error: FlowError | null;
  outcome: StoreFinderOutcome;
}

export type StoreFinderOutcome = 'selected' | 'dismissed';

interface StoreFinderEvents {
  'query.changed': { text: string };
  'query.submit': object;
  /** The device says where it is. */
  'place.resolved': { place: ResolvedAddress };
  'place.choose': { id: number };
  'place.confirm': object;
  'places.reload': object;
  'session.opened': object;
  'service.resumed': object;
}
export type StoreFinderEvent = EventOf<StoreFinderEvents>;

export type StoreFinderEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  /** It stands in the shopper's book from now on. */
  | { type: 'point.chosen' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    storeFinder: StoreFinderEmitted;
  }
}

/** What a list is asked by. */
export interface PlacesQuery extends StoreFinderInput {
  near: SearchedPlace | null;
}
