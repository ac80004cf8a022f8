import type { Currency } from '../../../contract/currencies.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import { messageMoney } from '../../platform/said-money.ts';

/** `missing` in cents. */
export function belowMinimum(missing: number, currency: Currency) {
  const short = messageMoney(missing, currency);
  return new RefusalError('checkout.minOrder', {
    it: `Mancano ${short.it} alla spesa minima.`,
    'en-US': `You are ${short['en-US']} short of the minimum order.`,
  });
}

export const termsRequired = () =>
  new RefusalError('checkout.terms.required', {
    it: 'Accetta le condizioni di vendita per continuare.',
    'en-US': 'Accept the terms of sale to continue.',
  });

export const invoiceRequired = () =>
  new RefusalError('checkout.invoice.required', {
    it: 'Salva i dati di fatturazione prima di continuare.',
    'en-US': 'Save your invoice details before you continue.',
  });

export const profileRequired = () =>
  new RefusalError('checkout.profile.required', {
    it: 'Completa il tuo profilo prima di ordinare: servono nome, cognome e telefono.',
    'en-US': 'Complete your profile before you order: first name, last name and phone are needed.',
  });

export const notPrepared = () =>
  new RefusalError('checkout.notPrepared', {
    it: 'Conferma di nuovo la spesa prima di pagare.',
    'en-US': 'Confirm your cart again before you pay.',
  });

export const priceChanged = () =>
  new RefusalError('checkout.priceChanged', {
    it: 'I prezzi sono cambiati: controlla la spesa e conferma di nuovo.',
    'en-US': 'Prices have changed: check your cart and confirm again.',
  });
