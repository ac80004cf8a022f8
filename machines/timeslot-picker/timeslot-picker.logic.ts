import { assign } from 'xstate';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { initialTab, isSelectable, visibleDays } from '../../contract/rules/checkout/timeslots.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { timeslotPickerMachine } from './timeslot-picker.machine.ts';
import type { SlotChoice } from './timeslot-picker.types.ts';

/** Whether a slot is listed, active and not full. */
const isOffered = (days: readonly TimeslotDay[], { dateIso, timeslotId }: SlotChoice): boolean =>
  days.some(
    (day) =>
      day.dateIso === dateIso &&
      day.timeslots.some((slot) => slot.timeslotId === timeslotId && isSelectable(slot)),
  );

export const timeslotPickerLogic = timeslotPickerMachine.provide({
  actions: {
    assignDays: assign(({ context }, { days }: { days: TimeslotDay[] }) => {
      const visible = visibleDays(days);
      const dates = visible.map((day) => day.dateIso);
      const stays = context.openDay !== null && dates.includes(context.openDay);
      const wanted = context.slot?.dateIso ?? context.cartDay;
      return {
        days: visible,
        openDay: stays ? context.openDay : (dates[initialTab(dates, wanted)] ?? null),
      };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    ...failureGuards,
    isSlotPickable: ({ context: { days, slot } }) => slot !== null && isOffered(days, slot),
    isPickable: ({ context: { days } }, slot) => isOffered(days, slot),
  },
});
