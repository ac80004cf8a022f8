import { RefusalError } from '../../refusals.ts';

export const unknownOrder = () => new RefusalError('order.unknown', "L'ordine non esiste.");

export const notDeletable = () =>
  new RefusalError('order.notDeletable', "L'ordine non può più essere annullato.");

export const notEditable = () =>
  new RefusalError('order.notEditable', "L'ordine non può più essere modificato.");

export const notReservable = () =>
  new RefusalError(
    'order.notReservable',
    "Il parcheggio si può prenotare quando l'ordine è pronto per il ritiro.",
  );

export const fullCarPark = () =>
  new RefusalError('order.notReservable', 'I parcheggi sono tutti occupati: riprova tra qualche minuto.');

export const notPayable = () => new RefusalError('order.notPayable', "L'ordine non può essere pagato.");
