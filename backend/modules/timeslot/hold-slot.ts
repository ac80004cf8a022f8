import { isSamePlace } from './slot-place.repository.ts';
import type { CartHolder, SlotPlace } from './slot-place.repository.ts';
import { standingOf } from './timeslot-calendar.ts';
import type { TimeslotTemplate } from './timeslot-calendar.ts';
import type { TimeslotContext } from './timeslot.context.ts';
import { closedTimeslot, fullTimeslot, unknownTimeslot } from './timeslot.errors.ts';

const minuteMs = 60_000;

/** A place with its slot of the week. */
export interface WantedPlace {
  readonly place: SlotPlace;
  readonly template: TimeslotTemplate;
}

/** When a hold taken or renewed now ends (B-16). */
export function holdEnd(context: Pick<TimeslotContext, 'facts' | 'now'>): Date {
  return new Date(context.now.getTime() + context.facts.slotHoldMinutes * minuteMs);
}

/** Throws for a place beyond the calendar, past its cut-off or not offered that day. */
export function assertOpen(
  context: Pick<TimeslotContext, 'now' | 'today'>,
  template: TimeslotTemplate | null,
  day: string,
): void {
  const standing = standingOf({ template, day, today: context.today, now: context.now });
  if (standing === 'unknown') throw unknownTimeslot();
  if (standing === 'closed') throw closedTimeslot();
}

/**
 * Makes a place the cart's own, whatever the cart held before: the place it had is freed, the wanted one taken in one
 * conditional statement, so the last place goes to exactly one (SLOT-18). The caller keeps it as hold or as booking.
 */
export async function claimPlace(
  unit: Pick<TimeslotContext, 'now' | 'slots' | 'today'>,
  cartId: number,
  wanted: WantedPlace,
): Promise<void> {
  const { place, template } = wanted;
  const held = await unit.slots.endHold(cartId);
  const isKept = held !== null && isSamePlace(held, place);
  await unit.slots.lock(held === null || isKept ? [place] : [place, held]);
  if (isKept) return;
  if (held !== null) await unit.slots.giveBack(held);
  assertOpen(unit, template, place.slotDate);
  if (!(await unit.slots.take(place, template.capacity))) throw fullTimeslot();
}

/** Holds a place for a locked cart, for the tenant's hold time. */
export async function holdSlot(
  unit: Pick<TimeslotContext, 'facts' | 'now' | 'slots' | 'today'>,
  cart: CartHolder,
  wanted: WantedPlace,
): Promise<void> {
  await claimPlace(unit, cart.cartId, wanted);
  await unit.slots.addHold(cart, wanted.place, holdEnd(unit));
}
