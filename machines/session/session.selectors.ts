import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

export const isLoggedIn = (session: Session): boolean => session.matches('authenticated');
export const isLoginOpen = (session: Session): boolean => session.hasTag('dialog');
export const isLoggingIn = (session: Session): boolean => session.matches({ anonymous: 'loggingIn' });
export const isRestoring = (session: Session): boolean => session.hasTag('restoring');
/** The shop did not answer who the visitor is. */
export const isUnanswered = (session: Session): boolean => session.matches('unanswered');
export const loginEmail = (session: Session): string => session.context.email;
export const loginReason = (session: Session): 'asked' | 'expired' => session.context.reason;
/** The login was refused because its account was never confirmed. */
export const isLoginUnconfirmed = ({ context: { error } }: Session): boolean =>
  error?.messages.some(({ code }) => code === 'auth.unconfirmed') === true;
export const loginError = (session: Session) => session.context.error;
