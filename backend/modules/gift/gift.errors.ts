import type { Currency } from '../../../contract/currencies.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import { messageMoney } from '../../platform/said-money.ts';

export const invalidGift = () =>
  new RefusalError(
    'gift.invalid',
    {
      it: 'Il codice non è valido: scrivilo correttamente',
      'en-US': 'The code is not valid: check how you typed it',
    },
    'code',
  );

export const expiredGift = () =>
  new RefusalError('gift.expired', { it: 'Il codice è scaduto.', 'en-US': 'The code has expired.' }, 'code');

export const usedGift = () =>
  new RefusalError(
    'gift.used',
    { it: 'Hai già usato questo codice.', 'en-US': 'You have already used this code.' },
    'code',
  );

/** `minSpend` in cents. */
export function giftBelowMinimum(minSpend: number, currency: Currency) {
  const least = messageMoney(minSpend, currency);
  return new RefusalError(
    'gift.minSpend',
    {
      it: `Il codice vale da ${least.it} di spesa.`,
      'en-US': `The code is good for orders from ${least['en-US']}.`,
    },
    'code',
  );
}

export const secondGift = () =>
  new RefusalError(
    'gift.limit',
    { it: 'Puoi usare un solo codice per spesa.', 'en-US': 'You can use only one code per order.' },
    'code',
  );
