import { RefusalError } from '../../platform/domain-errors.ts';

/** The same for an unknown user and a wrong password (A01). */
export const invalidLogin = () => new RefusalError('auth.invalid', 'E-mail o password non corretti.');

export const unconfirmedLogin = () =>
  new RefusalError(
    'auth.unconfirmed',
    'Conferma la registrazione dal messaggio che ti abbiamo inviato, poi potrai accedere.',
  );

export const invalidRestoreToken = () =>
  new RefusalError('auth.restore.invalid', 'La sessione non può essere ripristinata.');
