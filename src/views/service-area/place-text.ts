import type { DeliveryArea } from '../../../contract/api/shopping/address.ts';

/** A place as it is named: `04100 Latina`, or its postal code where nobody knows it. */
export const placeText = (area: Pick<DeliveryArea, 'postalcode' | 'city'> | null): string =>
  [area?.postalcode, area?.city].filter(Boolean).join(' ');
