import type { DeliveryArea } from '../../../contract/api/shopping/address.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { placeOfPostalcode } from '../geocoder/places.ts';
import { isServed } from './address.view.ts';

/** What is known of a postal code, and whether the brand delivers there (S21). */
export function deliveryArea(facts: TenantFacts, postalcode: string): DeliveryArea {
  const place = placeOfPostalcode(postalcode);
  return {
    postalcode,
    active: isServed(facts, postalcode) ? 1 : 0,
    city: place?.city ?? null,
    province: place?.province ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
