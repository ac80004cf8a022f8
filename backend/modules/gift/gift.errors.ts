import { moneyText } from '../../../contract/rules/language/money-text.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

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
export const giftBelowMinimum = (minSpend: number) =>
  new RefusalError(
    'gift.minSpend',
    {
      it: `Il codice vale da ${(minSpend / 100).toFixed(2).replace('.', ',')} € di spesa.`,
      'en-US': `The code is good for orders from ${moneyText(minSpend / 100, 'en-US')}.`,
    },
    'code',
  );

export const secondGift = () =>
  new RefusalError(
    'gift.limit',
    { it: 'Puoi usare un solo codice per spesa.', 'en-US': 'You can use only one code per order.' },
    'code',
  );
