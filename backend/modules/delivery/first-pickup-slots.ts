import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { FirstSlot } from '../../../contract/api/shopping/delivery.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import { isOpen, offeredDates, slotDay, slotNames } from '../timeslot/timeslot-calendar.ts';
import type { DeliveryContext } from './delivery.context.ts';

export type FirstSlotsContext = Pick<DeliveryContext, 'facts' | 'now' | 'shop' | 'slots' | 'today'>;

/**
 * When something can first be collected at a store, null in none of the offered days (B-29). A place whose hold has just
 * run out counts as taken until the hold is freed.
 */
export async function findFirstPickupSlots(
  context: FirstSlotsContext,
): Promise<(storeId: number) => FirstSlot | null> {
  const deliveryServiceId = deliveryServiceCodes.pickup;
  const { templates } = await context.shop();
  const dates = offeredDates(context.today);
  const places = await context.slots.listOfService({
    deliveryServiceId,
    first: context.today,
    last: dates.at(-1) ?? context.today,
  });
  const full = new Set(
    places
      .filter(({ taken, capacity }) => taken >= capacity)
      .map(({ storeId, slotDate, timeslotId }) => `${storeId} ${slotDate} ${timeslotId}`),
  );
  const open = dates.flatMap((dateIso) => {
    const on = slotDay(dateIso);
    return templates
      .filter(
        (template) => template.deliveryServiceId === deliveryServiceId && isOpen(template, on, context.now),
      )
      .map((template) => ({ dateIso, template }));
  });
  return (storeId) => {
    const first = open.find(
      ({ dateIso, template }) => !full.has(`${storeId} ${dateIso} ${template.timeslotId}`),
    );
    if (first === undefined) return null;
    const { beginTime, endTime } = slotNames(first.template);
    return {
      dateIso: first.dateIso,
      beginTime,
      endTime,
      ...termsView(termsOf(first.template, context.facts)),
    };
  };
}
