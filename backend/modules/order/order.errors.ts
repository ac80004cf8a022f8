import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownOrder = () =>
  new RefusalError('order.unknown', { it: "L'ordine non esiste.", 'en-US': 'This order does not exist.' });

export const notDeletable = () =>
  new RefusalError('order.notDeletable', {
    it: "L'ordine non può più essere annullato.",
    'en-US': 'This order can no longer be canceled.',
  });

export const notEditable = () =>
  new RefusalError('order.notEditable', {
    it: "L'ordine non può più essere modificato.",
    'en-US': 'This order can no longer be changed.',
  });

export const notReservable = () =>
  new RefusalError('order.notReservable', {
    it: "Il parcheggio si può prenotare quando l'ordine è pronto per il ritiro.",
    'en-US': 'A parking place can be booked once the order is ready for pickup.',
  });

export const fullCarPark = () =>
  new RefusalError('order.notReservable', {
    it: 'I parcheggi sono tutti occupati: riprova tra qualche minuto.',
    'en-US': 'All parking places are taken: try again in a few minutes.',
  });

export const notPayable = () =>
  new RefusalError('order.notPayable', {
    it: "L'ordine non può essere pagato.",
    'en-US': 'This order cannot be paid.',
  });

export const unknownLine = () =>
  new RefusalError('order.item.unknown', {
    it: "Il prodotto non è nell'ordine.",
    'en-US': 'The product is not in the order.',
  });

export const notClaimable = (days: number) =>
  new RefusalError('order.notClaimable', {
    it: `Un prodotto si può segnalare entro ${days} giorni dalla consegna dell'ordine.`,
    'en-US': `A product can be claimed within ${days} days of the delivery of the order.`,
  });

export const claimedBefore = () =>
  new RefusalError('order.claim.exists', {
    it: 'Hai già segnalato questo prodotto: ti rispondiamo al più presto.',
    'en-US': 'You have already made a claim for this product: we answer as soon as we can.',
  });

export const nothingCame = () =>
  new RefusalError('order.notClaimable', {
    it: "Questo prodotto non è arrivato e non l'hai pagato: non c'è nulla da rimborsare.",
    'en-US': 'This product did not arrive and you did not pay for it: there is nothing to refund.',
  });

export const nothingReplaced = () =>
  new RefusalError('order.notClaimable', {
    it: 'Al posto di questo prodotto non è arrivato altro.',
    'en-US': 'Nothing else came in place of this product.',
  });

export const noReceipt = () =>
  new RefusalError('order.receipt.notAvailable', {
    it: "Il riepilogo c'è quando l'ordine è consegnato.",
    'en-US': 'The receipt is there once the order is delivered.',
  });

export const noInvoice = () =>
  new RefusalError('order.invoice.notAvailable', {
    it: 'Per questo ordine non è prevista una fattura.',
    'en-US': 'There is no invoice for this order.',
  });
