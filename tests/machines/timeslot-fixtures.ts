import type { Timeslot, TimeslotDay } from '../../contract/api/shopping/timeslot.ts';

/** A slot with places left: 18 to 20, 4,90 €. */
export const aTimeslot = (timeslotId: number, given: Partial<Timeslot> = {}): Timeslot => ({
  timeslotId,
  name: '18:00–20:00',
  beginTime: '18:00',
  endTime: '20:00',
  status: 'empty',
  active: 1,
  selected: false,
  capacityLeft: 10,
  price: 4.9,
  freeFrom: 80,
  green: false,
  greenReason: null,
  cutoff: '2026-11-22T15:00:00Z',
  ...given,
});

export const aFullTimeslot = (timeslotId: number): Timeslot =>
  aTimeslot(timeslotId, { status: 'full', capacityLeft: 0 });

export const aDay = (dateIso: string, timeslots: Timeslot[]): TimeslotDay => ({
  dateIso,
  selected: false,
  timeslots,
});
