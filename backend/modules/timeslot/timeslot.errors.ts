import { RefusalError } from '../../platform/domain-errors.ts';

export const fullTimeslot = () =>
  new RefusalError('timeslot.full', 'La fascia oraria è completa: scegline un’altra.');

export const closedTimeslot = () =>
  new RefusalError('timeslot.closed', 'La fascia oraria non si può più scegliere.');

export const unknownTimeslot = () => new RefusalError('timeslot.unknown', 'La fascia oraria non esiste.');

export const extendedOnce = () =>
  new RefusalError('timeslot.extendedOnce', 'La fascia oraria è già stata prolungata una volta.');
