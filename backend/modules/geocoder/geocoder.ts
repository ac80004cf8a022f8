import type { AddressSuggestion, ResolvedAddress } from '../../../contract/api/shopping/address.ts';
import type { Coordinates } from '../../platform/distance.ts';

/** A street as the geocoder writes it, where it is. Coordinates in degrees. */
export interface LocatedStreet extends Coordinates {
  readonly address1: string;
  readonly city: string;
  readonly province: string;
  readonly postalcode: string;
}

/** Who knows streets and places. What rejects is a fault of the provider; how long one waits for it is the provider's. */
export interface Geocoder {
  /** Places for what was typed, at most eight, those the shop delivers to first (S18, ADR-13). */
  suggest(text: string, isServed: (postalcode: string) => boolean): Promise<readonly AddressSuggestion[]>;
  /** The address behind a suggestion's id; null for an unknown id (S19). */
  resolve(id: string): Promise<ResolvedAddress | null>;
  /** The address nearest to a point; null where nothing is near (S20). */
  locate(point: Coordinates): Promise<ResolvedAddress | null>;
  /** A street by name and town, of the postal code if it can be; null where it is not known (S11, ADR-17). */
  locateStreet(wanted: { street: string; city: string; postalcode: string }): Promise<LocatedStreet | null>;
}

/** What the whole process shares for addresses. */
export interface GeocoderServices {
  readonly geocoder: Geocoder;
}
