import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Said } from '../../platform/said.ts';
import type { TimeslotTemplate } from '../timeslot/timeslot-calendar.ts';
import type { DeliveryContext } from './delivery.context.ts';

/** Why a slot is green on a day, in words; null for one that is not (B-31). */
export type GreenReason = (
  template: Pick<TimeslotTemplate, 'timeslotId' | 'deliveryServiceId' | 'green'>,
  day: string,
) => Said | null;

const vanIsThere: Said = {
  it: 'Il furgone è già nella tua zona',
  'en-US': 'The van is already in your area',
};
const vanComes: Said = { it: 'Il furgone passa già in zona', 'en-US': 'The van comes by anyway' };

/** Where a home delivery goes. */
export interface DeliveryArea {
  readonly warehouseId: number;
  readonly postalcode: string;
}

/**
 * Tells the slots in which the van comes anyway: enough orders of the postal code are confirmed, or its round is a fixed
 * one. `area` is null where nobody knows yet where to deliver (B-31).
 */
export async function findNearVan(
  context: Pick<DeliveryContext, 'facts' | 'orders'>,
  area: DeliveryArea | null,
  days: { readonly first: string; readonly last: string },
): Promise<GreenReason> {
  const counts = area === null ? [] : await context.orders.countBySlot({ ...area, ...days });
  const near = new Set(
    counts
      .filter(({ confirmed }) => confirmed >= context.facts.greenSlotOrders)
      .map(({ slotDate, timeslotId }) => `${slotDate} ${timeslotId}`),
  );
  return ({ timeslotId, deliveryServiceId, green }, day) => {
    if (near.has(`${day} ${timeslotId}`)) return vanIsThere;
    // Nothing is driven to a pickup point.
    return green && deliveryServiceId === deliveryServiceCodes.homeDelivery ? vanComes : null;
  };
}
