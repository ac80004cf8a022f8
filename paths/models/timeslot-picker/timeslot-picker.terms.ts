import type { timeslotPickerActors } from '../../../machines/timeslot-picker/timeslot-picker.actors.ts';
import type { timeslotPickerLogic } from '../../../machines/timeslot-picker/timeslot-picker.logic.ts';
import { aDay, aFullTimeslot, aTimeslot } from '../../fixtures/timeslot-fixtures.ts';
import { type Step } from '../../kit/step.ts';

export type PickerStep = Step<typeof timeslotPickerLogic, ReturnType<typeof timeslotPickerActors>>;

export type Picker = PickerStep['after'];

export const saturday = aDay('2026-11-22', [
  aTimeslot(2),
  aFullTimeslot(3),
  aTimeslot(4, { status: 'intermediate' }),
  aTimeslot(9005, { active: 0 }),
]);

/** What was pressed before the dialog opened. */
export const pressed = { dateIso: '2026-11-22', timeslotId: 4 };

export const sunday = aDay('2026-11-23', [aTimeslot(6)]);
