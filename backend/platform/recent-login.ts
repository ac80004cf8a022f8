import { isRecentLogin } from '../../contract/rules/session/recent-login.ts';
import { RefusalError } from './domain-errors.ts';
import type { CurrentUser } from './session-user.ts';

/** Throws RefusalError (auth.reauthenticate) unless the user's login is recent (OWASP ASVS 7.5.1). */
export function assertRecentLogin(user: CurrentUser, now: Date): void {
  if (isRecentLogin(user.authenticatedAt, now)) return;
  throw new RefusalError('auth.reauthenticate', {
    it: 'Per la tua sicurezza, inserisci di nuovo la password.',
    'en-US': 'For your security, enter your password again.',
  });
}
