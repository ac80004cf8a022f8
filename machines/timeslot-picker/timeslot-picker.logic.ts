import { assign } from 'xstate';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { initialTab, isSelectable, visibleDays } from '../../contract/rules/checkout/timeslots.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { timeslotPickerMachine } from './timeslot-picker.machine.ts';
import type { SlotChoice, TimeslotPickerContext } from './timeslot-picker.types.ts';

/** Whether a slot is listed, active and not full. */
const isOffered = (days: readonly TimeslotDay[], { dateIso, timeslotId }: SlotChoice): boolean =>
  days.some(
    (day) =>
      day.dateIso === dateIso &&
      day.timeslots.some((slot) => slot.timeslotId === timeslotId && isSelectable(slot)),
  );

/** The days as they are listed, and the tab that is open. */
function shownDays(context: TimeslotPickerContext, days: readonly TimeslotDay[]) {
  const dates = days.map((day) => day.dateIso);
  const stays = context.openDay !== null && dates.includes(context.openDay);
  const wanted = context.slot?.dateIso ?? context.cartDay;
  return { days, openDay: stays ? context.openDay : (dates[initialTab(dates, wanted)] ?? null) };
}

export const timeslotPickerLogic = timeslotPickerMachine.provide({
  actions: {
    assignDays: assign(({ context }, { days }: { days: TimeslotDay[] }) =>
      shownDays(context, visibleDays(days)),
    ),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    ...failureGuards,
    isSlotPickable: ({ context: { days, slot } }) => slot !== null && isOffered(days, slot),
    isPickable: ({ context: { days } }, slot) => isOffered(days, slot),
  },
});

/** Of a brand that shows slots that are closed by now, too: they stand in the grid and cannot be chosen (SLOT-15). */
export const timeslotPickerLogicWithClosed = timeslotPickerLogic.provide({
  actions: {
    assignDays: assign(({ context }, { days }: { days: TimeslotDay[] }) =>
      shownDays(context, visibleDays(days, { withClosed: true })),
    ),
  },
});
