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
  /** Resolves when no logout is under way. */
  settled(): Promise<void>;
  /** Makes the call that ends the session: `settled` waits for it, and once it is done late answers are of an earlier session. */
  leave(logout: () => Promise<void>): Promise<void>;
  /** Begins a new epoch: what the device holds belongs to a session that another tab opened. */
  supersede(): void;
  /** Drops whatever is kept of the session (SES-05, SES-07). */
  forget(): void;
}

export function createSessionStore(kept: {
  credentials: Credentials;
  restoreToken: RestoreTokenStore;
  /** Reports a login or logout of this tab to the others. */
  changed?: () => void;
}): SessionStore {
  let epoch = 0;
  let settled = Promise.resolve();
  return {
    credentials: kept.credentials,
    epoch: () => epoch,
    restoreToken: () => kept.restoreToken.read(),
    isStranger: () => !kept.credentials.hasMarker() && kept.restoreToken.read() === null,
    dropRestoreToken: () => kept.restoreToken.forget(),
    opened(token) {
      kept.restoreToken.keep(token);
      epoch += 1;
      kept.changed?.();
    },
    settled: () => settled,
    leave(logout) {
      const leave = async () => {
        await logout();
        epoch += 1;
        kept.changed?.();
      };
      const left = leave();
      settled = left.catch(() => undefined); // the caller receives the failure
      return left;
    },
    supersede() {
      epoch += 1;
    },
    forget() {
      kept.restoreToken.forget();
      kept.credentials.forget();
      epoch += 1;
    },
  };
}
