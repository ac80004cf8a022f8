import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import type { SlotStatus, Timeslot, TimeslotDay } from '../../../contract/api/shopping/timeslot.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { serviceOf } from '../address/address.view.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import { loadCartSurroundings } from '../cart/cart-surroundings.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import { cutoffOf, isOpen, offeredDates, slotDay, slotNames } from '../timeslot/timeslot-calendar.ts';
import type { SlotDay, TimeslotTemplate } from '../timeslot/timeslot-calendar.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { findNearVan } from './near-van.ts';
import type { DeliveryArea } from './near-van.ts';

/** What the functions of this file touch. */
type ListTimeslotsContext = Pick<
  DeliveryContext,
  'addresses' | 'carts' | 'facts' | 'language' | 'now' | 'orders' | 'shop' | 'slots' | 'today'
>;

/** A slot reads as almost full once at most this share of its places is left. */
const almostFullShare = 0.2;

interface Counter {
  readonly capacity: number;
  readonly taken: number;
}

interface Calendar {
  readonly storeId: number;
  readonly service: DeliveryServiceId;
  readonly own: CartSlot | null;
  readonly area: DeliveryArea | null;
  /** The day the calendar is read on: today, or the one that is looked at ahead of time (SLOT-19). */
  readonly today: string;
}

async function calendarOf(
  context: ListTimeslotsContext,
  userId: number | null,
  asked: DeliveryServiceId,
): Promise<Calendar> {
  const { stores } = await context.shop();
  const anonymous = {
    storeId: stores.serving(asked, null).storeId,
    service: asked,
    own: null,
    area: null,
    today: context.today,
  };
  if (userId === null) return anonymous;
  const cart = await ensureActiveCart(context, userId);
  const today = cart.previewDate ?? context.today;
  const { address, slot: own } = await loadCartSurroundings(context, cart);
  if (address === null) return { ...anonymous, today };
  const service = serviceOf(address.addressTypeId);
  const { warehouseId } = stores.find(cart.storeId) ?? stores.byDefault;
  const area =
    service === deliveryServiceCodes.homeDelivery ? { warehouseId, postalcode: address.postalcode } : null;
  return { storeId: cart.storeId, service, own, area, today };
}

function statusOf({ capacity, taken }: Counter): SlotStatus {
  const left = Math.max(0, capacity - taken);
  if (left === 0) return 'full';
  return left <= capacity * almostFullShare ? 'intermediate' : 'empty';
}

function slotView(
  context: Pick<DeliveryContext, 'facts' | 'now'>,
  slot: {
    template: TimeslotTemplate;
    on: SlotDay;
    counter: Counter;
    selected: boolean;
    greenReason: string | null;
  },
): Timeslot {
  const { template, on, counter, selected, greenReason } = slot;
  return {
    timeslotId: template.timeslotId,
    ...slotNames(template),
    status: statusOf(counter),
    active: isOpen(template, on, context.now) ? 1 : 0,
    selected,
    capacityLeft: Math.max(0, counter.capacity - counter.taken),
    ...termsView(termsOf(template, context.facts)),
    green: greenReason !== null,
    greenReason,
    cutoff: cutoffOf(template, on).toISOString(),
  };
}

/**
 * The days and slots of the cart's address, else of the tenant's default store (S14), with what is really left.
 * `withClosed` adds slots that cannot be chosen, today's among them.
 */
export async function listTimeslots(
  context: ListTimeslotsContext,
  asked: { userId: number | null; service: DeliveryServiceId; withClosed: boolean },
): Promise<TimeslotDay[]> {
  await context.slots.freeExpired(context.now);
  const { templates } = await context.shop();
  const { storeId, service, own, area, today } = await calendarOf(context, asked.userId, asked.service);
  const dates = [...(asked.withClosed ? [today] : []), ...offeredDates(today)];
  const days = { first: today, last: dates.at(-1) ?? addDays(today, 1) };
  const places = await context.slots.list({ storeId, deliveryServiceId: service, ...days });
  const greenReasonOf = await findNearVan(context, area, days);
  const counters = new Map(places.map((place) => [`${place.slotDate} ${place.timeslotId}`, place]));
  const ofService = templates.filter((template) => template.deliveryServiceId === service);
  const isOwn = (day: string, template: TimeslotTemplate) =>
    own !== null &&
    own.state !== 'lost' &&
    own.place.slotDate === day &&
    own.place.timeslotId === template.timeslotId;
  const listed = dates.map((dateIso) => {
    const on = slotDay(dateIso);
    const timeslots = ofService
      .map((template) =>
        slotView(context, {
          template,
          on,
          counter: counters.get(`${dateIso} ${template.timeslotId}`) ?? {
            capacity: template.capacity,
            taken: 0,
          },
          selected: isOwn(dateIso, template),
          greenReason: greenReasonOf(template, dateIso)?.[context.language] ?? null,
        }),
      )
      .filter((slot) => asked.withClosed || slot.active === 1);
    return { dateIso, selected: timeslots.some((slot) => slot.selected), timeslots };
  });
  return listed.filter((day) => day.timeslots.length > 0);
}
