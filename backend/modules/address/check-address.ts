import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import type { Coordinates } from '../../platform/distance.ts';
import { describeError } from '../../platform/log.ts';
import type { Geocoder, LocatedStreet } from '../geocoder/geocoder.ts';
import { provinceCode, provinceOfPostalcode } from '../geocoder/places.ts';
import type { AddressContext } from './address.context.ts';
import { isServed } from './address.view.ts';

/** What a shopper typed of a place. */
export interface TypedPlace {
  readonly address1: string;
  readonly addressNumber: string;
  readonly city: string;
  readonly province: string;
  readonly postalcode: string;
}

const trailingNumber = /^(?<street>.*\D)[\s,]+(?<number>\d{1,4}(?:\s?\/?\s?[a-z])?)$/i;
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

function splitNumber(place: TypedPlace): { street: string; number: string } {
  const street = tidy(place.address1);
  const number = tidy(place.addressNumber);
  const parts = number === '' ? trailingNumber.exec(street)?.groups : undefined;
  if (parts === undefined) return { street, number };
  return { street: tidy(parts['street'] ?? '').replace(/,$/, ''), number: tidy(parts['number'] ?? '') };
}

/** Two letters: as typed, else of the postal code; what nobody knows stays as typed. */
function provinceOf(typed: string, postalcode: string): string {
  const code = provinceCode(typed);
  return /^[A-Z]{2}$/.test(code) ? code : (provinceOfPostalcode(postalcode) ?? code);
}

/** What the functions of this file touch. */
export type CheckPlaceContext = Pick<AddressContext, 'facts' | 'geocoder' | 'log'>;

/** A street that the geocoder knows; one that is away knows none, and keeps nobody from an address. */
async function knownStreet(
  { geocoder, log }: CheckPlaceContext,
  wanted: Parameters<Geocoder['locateStreet']>[0],
): Promise<LocatedStreet | null> {
  try {
    return await geocoder.locateStreet(wanted);
  } catch (error) {
    log.warn('geocoder.failed', { reason: describeError(error) });
    return null;
  }
}

/**
 * The verdict on a complete address: served by the tenant's postal codes, known to the geocoder, with the street
 * number found in the street when none was typed (S11, ADR-17). The geocoder may be far away: never ask it in a
 * transaction.
 */
export async function checkPlace(
  context: CheckPlaceContext,
  { place, gps }: { place: TypedPlace; gps: Coordinates | null },
): Promise<AddressCheck> {
  const { street, number } = splitNumber(place);
  const postalcode = tidy(place.postalcode);
  const known = await knownStreet(context, { street, city: tidy(place.city), postalcode });
  const point = gps ?? known;
  return {
    active: /^\d{5}$/.test(postalcode) && isServed(context.facts, postalcode) ? 1 : 0,
    addressNumber: number === '' ? null : number,
    validated: known !== null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    address: {
      address1: known?.address1 ?? street,
      addressNumber: number,
      city: known?.city ?? tidy(place.city),
      province: known?.province ?? provinceOf(tidy(place.province), postalcode),
      postalcode,
    },
  };
}
