import { deliveryServiceCodes } from '../../api/codes.ts';
import type { AddressType, DeliveryServiceId } from '../../api/shopping/delivery.ts';

/** The ways to get the groceries, in the order of the brand's services; lockers last, where it has them (ADR-02, ADR-32). */
export function deliveryWays(facts: {
  deliveryServices: readonly DeliveryServiceId[];
  lockers: boolean;
}): readonly AddressType[] {
  return facts.deliveryServices.flatMap((id): AddressType[] => {
    if (id !== deliveryServiceCodes.pickup) return ['home'];
    return facts.lockers ? ['store', 'locker'] : ['store'];
  });
}
