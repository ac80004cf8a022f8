import { RefusalError } from '../../platform/domain-errors.ts';

/** The same for a made-up, spent, expired or foreign token. */
export const invalidToken = () =>
  new RefusalError('token.invalid', {
    it: 'Il link non è più valido: richiedine uno nuovo.',
    'en-US': 'The link is no longer valid: request a new one.',
  });

export const ordersInDelivery = () =>
  new RefusalError('account.ordersInDelivery', {
    it: 'Hai ordini in corso: potrai cancellare l’account quando saranno consegnati.',
    'en-US': 'You have orders under way: you can delete your account once they are delivered.',
  });
