import { RefusalError } from '../../platform/domain-errors.ts';

export const invalidGift = () =>
  new RefusalError('gift.invalid', 'Il codice non è valido: scrivilo correttamente', 'code');

export const expiredGift = () => new RefusalError('gift.expired', 'Il codice è scaduto.', 'code');

export const usedGift = () => new RefusalError('gift.used', 'Hai già usato questo codice.', 'code');

export const giftBelowMinimum = (minSpend: string) =>
  new RefusalError('gift.minSpend', `Il codice vale da ${minSpend} € di spesa.`, 'code');

export const secondGift = () =>
  new RefusalError('gift.limit', 'Puoi usare un solo codice per spesa.', 'code');
