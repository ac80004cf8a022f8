import { RefusalError } from '../../platform/domain-errors.ts';

/** The same for a made-up, spent, expired or foreign token. */
export const invalidToken = () =>
  new RefusalError('token.invalid', 'Il link non è più valido: richiedine uno nuovo.');

export const ordersInDelivery = () =>
  new RefusalError(
    'account.ordersInDelivery',
    'Hai ordini in corso: potrai cancellare l’account quando saranno consegnati.',
  );
