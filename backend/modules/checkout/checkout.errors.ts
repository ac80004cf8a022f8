import { RefusalError } from '../../platform/domain-errors.ts';

export const belowMinimum = (missing: string) =>
  new RefusalError('checkout.minOrder', `Mancano ${missing} € alla spesa minima.`);

export const termsRequired = () =>
  new RefusalError('checkout.terms.required', 'Accetta le condizioni di vendita per continuare.');

export const invoiceRequired = () =>
  new RefusalError('checkout.invoice.required', 'Salva i dati di fatturazione prima di continuare.');

export const profileRequired = () =>
  new RefusalError(
    'checkout.profile.required',
    'Completa il tuo profilo prima di ordinare: servono nome, cognome e telefono.',
  );

export const notPrepared = () =>
  new RefusalError('checkout.notPrepared', 'Conferma di nuovo la spesa prima di pagare.');

export const priceChanged = () =>
  new RefusalError(
    'checkout.priceChanged',
    'I prezzi sono cambiati: controlla la spesa e conferma di nuovo.',
  );
