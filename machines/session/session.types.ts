import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** Who the session belongs to. */
export interface SessionUser {
  userId: number;
  /** Logs out at the identity provider too (SES-22). */
  ssoUser: boolean;
}

export interface SessionInput {
  /** This device holds nothing a session could be restored from: no marker, no restore token. */
  isStranger: boolean;
  /** Id of the user whose data are on screen, or wait for a login, though no session is confirmed; null where there is none. */
  staleUserId: number | null;
}

export interface SessionContext extends SessionInput {
  user: SessionUser | null;
  /** Kept in the form when the dialog is refused or opened again. */
  email: string;
  /** What was requested before the shop answered who the visitor is, and is done once it has. */
  pending: 'login' | 'logout' | null;
  /** Why the login dialog stands open. */
  reason: 'asked' | 'expired';
  error: FlowError | null;
}

interface SessionEvents {
  'login.request': object;
  'login.submit': { email: string; password: string; rememberMe: boolean };
  'login.dismiss': object;
  /** An e-mail that is typed, or known, before the login is sent (SES-16, NAV-10). */
  'email.typed': { email: string };
  'logout.request': object;
  /** A call of this session was answered 419. */
  'session.expire': object;
  /** A private answer said who it was given to; -1 is nobody. */
  'user.seen': { userId: number };
  /** Another tab logged in or out, or the page returned from the back/forward cache. */
  'session.changed': { hasMarker: boolean };
  /** The service, or the network, is there again. */
  'service.resumed': object;
}
export type SessionEvent = EventOf<SessionEvents>;

export type SessionEmitted =
  | { type: 'session.opened'; isSingleSignOn: boolean }
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'session.absent' }
  /** The shop did not answer who the visitor is. */
  | { type: 'session.unanswered' }
  | { type: 'session.closed'; reason: SessionEnd }
  /** The shop's session is over, that of the identity provider is not. */
  | { type: 'singleSignOn.left' }
  | { type: 'login.dismissed' }
  | { type: 'failure.raised'; operation: 'logout'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    session: SessionEmitted;
  }
}
