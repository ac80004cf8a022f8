import { RefusalError } from '../../platform/domain-errors.ts';

export const fullTimeslot = () =>
  new RefusalError('timeslot.full', {
    it: 'La fascia oraria è completa: scegline un’altra.',
    'en-US': 'This time slot is full: choose another one.',
  });

export const closedTimeslot = () =>
  new RefusalError('timeslot.closed', {
    it: 'La fascia oraria non si può più scegliere.',
    'en-US': 'This time slot can no longer be chosen.',
  });

export const unknownTimeslot = () =>
  new RefusalError('timeslot.unknown', {
    it: 'La fascia oraria non esiste.',
    'en-US': 'This time slot does not exist.',
  });

export const extendedOnce = () =>
  new RefusalError('timeslot.extendedOnce', {
    it: 'La fascia oraria è già stata prolungata una volta.',
    'en-US': 'This time slot was already extended once.',
  });
