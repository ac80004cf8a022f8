import {
  confirmPassword,
  login,
  logout,
  restoreSession,
  type SessionOpened,
} from '../contract/api/account/auth.ts';
import { failureOf } from '../contract/api/failure.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import { provingWork } from './bot-check.ts';
import type { SessionStore } from './session-store.ts';

export interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
}

type OpenedSession = Pick<SessionOpened, 'userId' | 'login' | 'ssoUser'>;

export interface AuthService {
  login(form: LoginForm, options?: CallOptions): Promise<OpenedSession>;
  /** Exchanges the stored restore token; a refused one is forgotten without a message (SES-03). */
  restore(options?: CallOptions): Promise<OpenedSession>;
  logout(options?: CallOptions): Promise<void>;
  /** Makes the login of the session recent again (B-42). */
  confirmPassword(password: string, options?: CallOptions): Promise<void>;
}

// The token is nobody's business but the store's.
const openedBy = ({ userId, login: name, ssoUser }: SessionOpened): OpenedSession => ({
  userId,
  login: name,
  ssoUser,
});

export function createAuthService({
  client,
  session,
}: {
  client: ApiClient;
  session: SessionStore;
}): AuthService {
  return {
    async login({ email, password, rememberMe }, options) {
      const form = { login: email, password, remember_me: rememberMe, show_sectors: true };
      const { data } = await provingWork(client, {
        call: (proof) => client.call(login, { ...form, ...proof }, options),
        options,
      });
      session.opened(data.restoreToken);
      return openedBy(data);
    },
    async restore(options) {
      const { data } = await client
        .call(restoreSession, { restoreToken: session.restoreToken() ?? '' }, options)
        .catch((failure: unknown) => {
          // A network failure leaves it for the next start; a refused one never works again.
          if (failureOf(failure) === 'refused') session.dropRestoreToken();
          throw failure;
        });
      session.opened(data.restoreToken);
      return openedBy(data);
    },
    async confirmPassword(password, options) {
      const { data } = await client.call(confirmPassword, { password }, options);
      session.opened(data.restoreToken);
    },
    async logout(options) {
      await session.leave(async () => void (await client.call(logout, {}, options)));
    },
  };
}
