import { RefusalError } from '../../platform/domain-errors.ts';

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

export const unknownLine = () => new RefusalError('order.item.unknown', "Il prodotto non è nell'ordine.");

export const notClaimable = (days: number) =>
  new RefusalError(
    'order.notClaimable',
    `Un prodotto si può segnalare entro ${days} giorni dalla consegna dell'ordine.`,
  );

export const claimedBefore = () =>
  new RefusalError('order.claim.exists', 'Hai già segnalato questo prodotto: ti rispondiamo al più presto.');

export const nothingCame = () =>
  new RefusalError(
    'order.notClaimable',
    "Questo prodotto non è arrivato e non l'hai pagato: non c'è nulla da rimborsare.",
  );

export const nothingReplaced = () =>
  new RefusalError('order.notClaimable', 'Al posto di questo prodotto non è arrivato altro.');

export const noReceipt = () =>
  new RefusalError('order.receipt.notAvailable', "Il riepilogo c'è quando l'ordine è consegnato.");

export const noInvoice = () =>
  new RefusalError('order.invoice.notAvailable', 'Per questo ordine non è prevista una fattura.');
