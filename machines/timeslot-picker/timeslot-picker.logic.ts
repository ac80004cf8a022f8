import { assign } from 'xstate';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { initialTab, isSelectable, visibleDays } from '../../contract/rules/checkout/timeslots.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { timeslotPickerMachine } from './timeslot-picker.machine.ts';

export const timeslotPickerLogic = timeslotPickerMachine.provide({
  actions: {
    assignDays: assign(({ context }, { days }: { days: TimeslotDay[] }) => {
      const visible = visibleDays(days);
      const dates = visible.map((day) => day.dateIso);
      const stays = context.openDay !== null && dates.includes(context.openDay);
      return {
        days: visible,
        openDay: stays ? context.openDay : (dates[initialTab(dates, context.cartDay)] ?? null),
      };
    }),
    assignFailure: assignFailure(),
  },
  guards: {
    ...failureGuards,
    isPickable: ({ context }, { dateIso, timeslotId }) =>
      context.days.some(
        (day) =>
          day.dateIso === dateIso &&
          day.timeslots.some((slot) => slot.timeslotId === timeslotId && isSelectable(slot)),
      ),
  },
});
