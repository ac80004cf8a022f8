import { RefusalError } from '../../platform/domain-errors.ts';

export const typeNotAllowed = () =>
  new RefusalError('payment.type.notAllowed', 'Questo metodo di pagamento non è disponibile.');

export const unknownAuth = () =>
  new RefusalError('payment.auth.unknown', 'La carta salvata non è più disponibile.');
