import { login, logout, restoreSession } from '../contract/api/auth.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { Credentials } from './credentials.ts';
import type { RestoreTokenStore } from './restore-token.ts';
import type { SessionEpoch } from './session-epoch.ts';

export interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface OpenedSession {
  userId: number;
  login: string;
}

export interface AuthService {
  login(form: LoginForm, options?: CallOptions): Promise<OpenedSession>;
  /** Exchanges the stored restore token; a refused one is forgotten without a message (SES-03). */
  restore(options?: CallOptions): Promise<OpenedSession>;
  logout(options?: CallOptions): Promise<void>;
  hasRestoreToken(): boolean;
  /** Whether a session cookie may exist, for the navigation guard (NAV-22). */
  hasMarker(): boolean;
  /** Drops whatever this device kept of a session (SES-07). */
  forget(): void;
}

interface AuthDependencies {
  client: ApiClient;
  credentials: Credentials;
  restoreToken: RestoreTokenStore;
  epoch: SessionEpoch;
}

export function createAuthService({
  client,
  credentials,
  restoreToken,
  epoch,
}: AuthDependencies): AuthService {
  const forget = () => {
    restoreToken.forget();
    credentials.forget();
    epoch.renew();
  };
  return {
    async login({ email, password, rememberMe }, options) {
      const { data } = await client.call(
        login,
        { login: email, password, remember_me: rememberMe, show_sectors: true },
        options,
      );
      restoreToken.keep(data.restoreToken);
      epoch.renew();
      return { userId: data.userId, login: data.login };
    },
    async restore(options) {
      const token = restoreToken.read();
      // Single use: it is gone before the exchange, so that a reload in the middle cannot spend it twice.
      restoreToken.forget();
      const { data } = await client.call(restoreSession, { restoreToken: token ?? '' }, options);
      restoreToken.keep(data.restoreToken);
      epoch.renew();
      return { userId: data.userId, login: data.login };
    },
    async logout(options) {
      await client.call(logout, {}, options);
      forget();
    },
    hasRestoreToken: () => restoreToken.read() !== null,
    hasMarker: () => credentials.hasMarker(),
    forget,
  };
}
