import type { TenantContext } from '../../tenant-context.ts';
import type { CartSlot } from '../cart/cart-slot.ts';
import type { CartRow } from '../cart/cart.repository.ts';
import { isSamePlace } from './slot-place.repository.ts';
import { standingOf } from './timeslot-calendar.ts';
import type { TimeslotTemplate } from './timeslot-calendar.ts';
import { closedTimeslot, fullTimeslot, unknownTimeslot } from './timeslot.errors.ts';

const minuteMs = 60_000;

type Wanted = Pick<CartSlot, 'place' | 'template'>;

/** When a hold taken or renewed now ends (B-16). */
export function holdEnd(context: TenantContext): Date {
  return new Date(context.now.getTime() + context.facts.slotHoldMinutes * minuteMs);
}

/** Throws for a place beyond the calendar, past its cut-off or not offered that day. */
export function assertOpen(context: TenantContext, template: TimeslotTemplate | null, day: string): void {
  const standing = standingOf({ template, day, today: context.today, now: context.now });
  if (standing === 'unknown') throw unknownTimeslot();
  if (standing === 'closed') throw closedTimeslot();
}

/**
 * Makes a place the cart's own, whatever the cart held before: the place it had is freed, the wanted one taken in one
 * conditional statement, so the last place goes to exactly one (SLOT-18). The caller keeps it as hold or as booking.
 */
export async function claimPlace(unit: TenantContext, cart: CartRow, wanted: Wanted): Promise<void> {
  const { place, template } = wanted;
  const held = await unit.slots.endHold(cart.cartId);
  await unit.slots.lock(held === null ? [place] : [place, held]);
  if (held !== null && isSamePlace(held, place)) return;
  if (held !== null) await unit.slots.giveBack(held);
  assertOpen(unit, template, place.slotDate);
  if (!(await unit.slots.take(place, template.capacity))) throw fullTimeslot();
}

/** Holds a place for a locked cart, for the tenant's hold time. */
export async function holdSlot(unit: TenantContext, cart: CartRow, wanted: Wanted): Promise<void> {
  await claimPlace(unit, cart, wanted);
  await unit.slots.addHold(cart.cartId, wanted.place, holdEnd(unit));
}
