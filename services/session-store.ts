import type { Credentials } from './credentials.ts';
import type { RestoreTokenStore } from './restore-token.ts';

/**
 * What this device holds of a session. It needs no network code, so that it is there from the first script on.
 * The epoch counts sessions: it moves at login, logout and 419, so that late answers of an earlier one are told apart.
 */
export interface SessionStore {
  readonly credentials: Credentials;
  epoch(): number;
  restoreToken(): string | null;
  /** Neither marker nor restore token is here: there is no session to ask for (SES-04). */
  isStranger(): boolean;
  dropRestoreToken(): void;
  opened(restoreToken: string): void;
  /** Drops whatever is kept of the session (SES-05, SES-07). */
  forget(): void;
}

export function createSessionStore(kept: {
  credentials: Credentials;
  restoreToken: RestoreTokenStore;
}): SessionStore {
  let epoch = 0;
  return {
    credentials: kept.credentials,
    epoch: () => epoch,
    restoreToken: () => kept.restoreToken.read(),
    isStranger: () => !kept.credentials.hasMarker() && kept.restoreToken.read() === null,
    dropRestoreToken: () => kept.restoreToken.forget(),
    opened(token) {
      kept.restoreToken.keep(token);
      epoch += 1;
    },
    forget() {
      kept.restoreToken.forget();
      kept.credentials.forget();
      epoch += 1;
    },
  };
}
