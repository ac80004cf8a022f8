import { RefusalError } from '../../platform/domain-errors.ts';

/** The same for an unknown user and a wrong password (A01). */
export const invalidLogin = () =>
  new RefusalError('auth.invalid', {
    it: 'E-mail o password non corretti.',
    'en-US': 'Wrong e-mail or password.',
  });

/** True for the refusal of a wrong password or token, which counts against a limit (T10). */
export const isInvalidLogin = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'auth.invalid';

export const unconfirmedLogin = () =>
  new RefusalError('auth.unconfirmed', {
    it: 'Conferma la registrazione dal messaggio che ti abbiamo inviato, poi potrai accedere.',
    'en-US': 'Confirm your registration from the message we sent you, then you can log in.',
  });

export const invalidRestoreToken = () =>
  new RefusalError('auth.restore.invalid', {
    it: 'La sessione non può essere ripristinata.',
    'en-US': 'The session cannot be restored.',
  });
