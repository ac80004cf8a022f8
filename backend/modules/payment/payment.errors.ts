import { RefusalError } from '../../platform/domain-errors.ts';

export const typeNotAllowed = () =>
  new RefusalError('payment.type.notAllowed', {
    it: 'Questo metodo di pagamento non è disponibile.',
    'en-US': 'This payment method is not available.',
  });

export const unknownAuth = () =>
  new RefusalError('payment.auth.unknown', {
    it: 'La carta salvata non è più disponibile.',
    'en-US': 'The saved card is no longer available.',
  });
