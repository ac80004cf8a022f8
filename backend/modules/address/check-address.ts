import type { AddressCheck } from '../../../contract/api/shopping/address.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { locateStreet } from '../geocoder/geocoder.ts';
import { provinceCode, provinceOfPostalcode } from '../geocoder/places.ts';
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

/**
 * The verdict on a complete address: served by the tenant's postal codes, known to the geocoder, with the street
 * number found in the street when none was typed (S11, ADR-17).
 */
export function checkPlace(
  place: TypedPlace,
  { facts, gps }: { facts: TenantFacts; gps: { latitude: number; longitude: number } | null },
): AddressCheck {
  const { street, number } = splitNumber(place);
  const postalcode = tidy(place.postalcode);
  const known = locateStreet({ street, city: tidy(place.city), postalcode });
  const point = gps ?? known;
  return {
    active: /^\d{5}$/.test(postalcode) && isServed(facts, postalcode) ? 1 : 0,
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
