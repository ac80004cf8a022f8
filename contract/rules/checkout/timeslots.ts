/** A slot as the server lists it. */
export interface SlotFacts {
  readonly active: number;
  readonly status: string;
}

/**
 * How a slot reads: `full` and `closed` are shown but cannot be chosen. A status that is not known counts as full
 * (SLOT-06, SLOT-15).
 */
export type SlotLabel = 'free' | 'almost-full' | 'full' | 'closed';

/** A listed slot with its reading. */
export type VisibleSlot<S> = S & { readonly label: SlotLabel; readonly disabled: boolean };

/** Reading of a slot (SLOT-06, SLOT-15). */
export function slotLabel({ active, status }: SlotFacts): SlotLabel {
  if (active !== 1) return 'closed';
  if (status === 'empty') return 'free';
  return status === 'intermediate' ? 'almost-full' : 'full';
}

/** True when a slot may be sent as the shopper's choice (SLOT-05, SLOT-06). */
export function isSelectable(slot: SlotFacts): boolean {
  return !['full', 'closed'].includes(slotLabel(slot));
}

/**
 * Days with their active slots, and `withClosed` with those that are closed; days without an active one are dropped
 * (SLOT-05, SLOT-15). The server's order is kept.
 */
export function visibleDays<S extends SlotFacts, D extends { readonly timeslots: readonly S[] }>(
  days: readonly (D & { readonly timeslots: readonly S[] })[],
  { withClosed = false } = {},
): (Omit<D, 'timeslots'> & { readonly timeslots: VisibleSlot<S>[] })[] {
  return days
    .filter((day) => day.timeslots.some((slot) => slot.active === 1))
    .map((day) => ({
      ...day,
      timeslots: day.timeslots
        .filter((slot) => withClosed || slot.active === 1)
        .map((slot) => ({ ...slot, label: slotLabel(slot), disabled: !isSelectable(slot) })),
    }));
}

/** The first slots that may be chosen, each with its day (B-29). */
export function firstFreeSlots<S extends SlotFacts>(
  days: readonly { readonly dateIso: string; readonly timeslots: readonly S[] }[],
  most: number,
): (S & { readonly dateIso: string })[] {
  return days
    .flatMap(({ dateIso, timeslots }) => timeslots.filter(isSelectable).map((slot) => ({ ...slot, dateIso })))
    .slice(0, most);
}

/**
 * The first slots that may be chosen and, wherever it stands, the one that is chosen, which takes the last's place
 * (B-29). The server's order is kept.
 */
export function firstSlotsWith<S extends SlotFacts & { readonly timeslotId: number }>(
  days: readonly { readonly dateIso: string; readonly timeslots: readonly S[] }[],
  {
    most,
    chosen,
  }: { most: number; chosen: { readonly dateIso: string; readonly timeslotId: number } | null },
): (S & { readonly dateIso: string })[] {
  const isChosen = (slot: { readonly dateIso: string; readonly timeslotId: number }) =>
    slot.dateIso === chosen?.dateIso && slot.timeslotId === chosen.timeslotId;
  const all = days.flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })));
  const own = all.find(isChosen);
  const others = all.filter((slot) => isSelectable(slot) && !isChosen(slot));
  const first = own === undefined ? others.slice(0, most) : [own, ...others.slice(0, most - 1)];
  return first.toSorted((one, other) => all.indexOf(one) - all.indexOf(other));
}

/** Index of the tab to open: the day of the cart's slot, else the first (SLOT-07). */
export function initialTab(days: readonly string[], cartDay: string | null | undefined): number {
  return Math.max(
    0,
    days.findIndex((day) => day === cartDay),
  );
}
