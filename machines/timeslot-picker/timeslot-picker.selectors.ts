import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { SnapshotFrom } from 'xstate';
import type { Timeslot, TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { isSelectable } from '../../contract/rules/checkout/timeslots.ts';
import type { timeslotPickerMachine } from './timeslot-picker.machine.ts';

type Picker = SnapshotFrom<typeof timeslotPickerMachine>;

export const listedDays = (picker: Picker): readonly TimeslotDay[] => picker.context.days;
export const openDay = (picker: Picker): string | null => picker.context.openDay;
export const openSlots = (picker: Picker): readonly Timeslot[] =>
  picker.context.days.find((day) => day.dateIso === picker.context.openDay)?.timeslots ?? [];
/** Where the open day has no slot left: the first day after it that has one; else null. */
export const nextFreeDay = (picker: Picker): string | null => {
  const { days, openDay: open } = picker.context;
  if (!isGridOpen(picker) || open === null || openSlots(picker).some(isSelectable)) return null;
  return days.find((day) => day.dateIso > open && day.timeslots.some(isSelectable))?.dateIso ?? null;
};
export const isGridOpen = (picker: Picker): boolean => picker.matches('awaitingPick');
export const isPickerLoading = (picker: Picker): boolean => picker.matches('loading');
export const hasNoSlots = (picker: Picker): boolean => picker.matches('empty');
/** There are no slots to show, and none on their way. */
export const hasSlotsFailed = (picker: Picker): boolean => picker.matches('failed');
export const pickedSlot = (picker: Picker) => (isGridOpen(picker) ? null : picker.context.picked);
export const pickerError = (picker: Picker) => picker.context.error;
/** What is ordered is collected: words speak of a store. */
export const isPickupPicker = (picker: Picker): boolean =>
  picker.context.deliveryServiceId === deliveryServiceCodes.pickup;
