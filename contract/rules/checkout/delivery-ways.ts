import { deliveryServiceCodes } from '../../api/codes.ts';
import type { ShopFeature } from '../../tenant.ts';
import { hasFeature } from '../features/has-feature.ts';
import type { AddressType, DeliveryServiceId } from '../../api/shopping/delivery.ts';

/** The ways to get the groceries, in the order of the brand's services; lockers last, where it has them (ADR-02, ADR-32). */
export function deliveryWays(facts: {
  deliveryServices: readonly DeliveryServiceId[];
  without: readonly ShopFeature[];
}): readonly AddressType[] {
  return facts.deliveryServices.flatMap((id): AddressType[] => {
    if (id !== deliveryServiceCodes.pickup) return ['home'];
    return hasFeature(facts, 'lockers') ? ['store', 'locker'] : ['store'];
  });
}
