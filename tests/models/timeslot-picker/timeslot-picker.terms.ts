import type { SlotStatus, Timeslot, TimeslotDay } from '../../../contract/api/shopping/timeslot.ts';
import type { timeslotPickerActors } from '../../../machines/timeslot-picker/timeslot-picker.actors.ts';
import type { timeslotPickerLogic } from '../../../machines/timeslot-picker/timeslot-picker.logic.ts';
import { type Step } from '../../path-kit/step.ts';

export type PickerStep = Step<typeof timeslotPickerLogic, ReturnType<typeof timeslotPickerActors>>;

export type Picker = PickerStep['after'];

export const slot = (timeslotId: number, status: SlotStatus = 'empty', active: 0 | 1 = 1): Timeslot => ({
  timeslotId,
  name: `fascia ${timeslotId}`,
  beginTime: '18:00',
  endTime: '20:00',
  status,
  active,
  selected: false,
  capacityLeft: status === 'full' ? 0 : 10,
  price: 4.9,
  freeFrom: 80,
  green: false,
  greenReason: null,
  cutoff: '2026-11-22T15:00:00Z',
});

export const saturday: TimeslotDay = {
  dateIso: '2026-11-22',
  selected: false,
  timeslots: [slot(2), slot(3, 'full'), slot(4, 'intermediate'), slot(9005, 'empty', 0)],
};

export const sunday: TimeslotDay = { dateIso: '2026-11-23', selected: false, timeslots: [slot(6)] };
