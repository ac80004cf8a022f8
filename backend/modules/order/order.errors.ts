import { RefusalError } from '../../refusals.ts';

export const unknownOrder = () => new RefusalError('order.unknown', "L'ordine non esiste.");

export const notDeletable = () =>
  new RefusalError('order.notDeletable', "L'ordine non può più essere annullato.");

export const notEditable = () =>
  new RefusalError('order.notEditable', "L'ordine non può più essere modificato.");

export const notPayable = () => new RefusalError('order.notPayable', "L'ordine non può essere pagato.");
