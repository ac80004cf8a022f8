import { RefusalError } from '../../platform/domain-errors.ts';

/** The same for an unknown user and a wrong password (A01). */
export const invalidLogin = () => new RefusalError('auth.invalid', 'E-mail o password non corretti.');

/** True for the refusal of a wrong password or token, which counts against a limit (T10). */
export const isInvalidLogin = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'auth.invalid';

export const unconfirmedLogin = () =>
  new RefusalError(
    'auth.unconfirmed',
    'Conferma la registrazione dal messaggio che ti abbiamo inviato, poi potrai accedere.',
  );

export const invalidRestoreToken = () =>
  new RefusalError('auth.restore.invalid', 'La sessione non può essere ripristinata.');
