import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import * as endpoints from '../../../contract/api/account/open-sessions.ts';
import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { loginDeviceOf } from '../auth/login-device.ts';
import { endSession } from '../auth/session.usecases.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import type { LoginContext } from './login.context.ts';
import { logIn, restoreSession as restore } from './login.usecases.ts';
import { openedAnswer } from './open-session.ts';
import type { NewSession } from './open-session.ts';
import { endOpenSessions, listOpenSessions } from './open-sessions.usecases.ts';

/** A login by a one-time token; `address` is the caller's network address, `credential` the session it ends. */
export interface TokenLoginInput {
  readonly login: string;
  readonly token: string;
  readonly remember: boolean;
  readonly address: string;
  readonly device: LoginDevice;
  readonly credential: string | null;
}

/** Opens a session for the one-time token of a login done elsewhere (A01). */
export type TokenLogin<Context> = (context: Context, given: TokenLoginInput) => Promise<NewSession>;

/** A01, A02, A09, A14, A15. */
export function loginRoutes<Context extends Transactional<LoginContext>>(
  api: ShopApi<Context>,
  logInByToken: TokenLogin<Context>,
): void {
  api.open(login, async ({ params, context, requestInfo, credential }) => {
    await assertHuman(context, params.token_recaptcha);
    const { address } = requestInfo;
    const device = loginDeviceOf(requestInfo);
    const { login: name, password, remember_me: remember, token } = params;
    // A form sends its empty fields too.
    if (token !== undefined && token !== '') {
      return openedAnswer(
        await logInByToken(context, { login: name, token, remember, address, device, credential }),
      );
    }
    return openedAnswer(
      await logIn(context, { login: name, password, remember, address, device, credential }),
    );
  });

  api.open(logout, async ({ context, credential }) => {
    if (credential !== null) await endSession(context, credential);
    return { data: null, session: 'closed' };
  });

  api.open(restoreSession, async ({ params, context, requestInfo }) =>
    openedAnswer(
      await restore(context, { restoreToken: params.restoreToken, device: loginDeviceOf(requestInfo) }),
    ),
  );

  api.personal(endpoints.listOpenSessions, async ({ context, user: { userId }, credential }) => ({
    data: { sessions: await listOpenSessions(context, { userId, credential }) },
  }));

  api.personal(endpoints.endOpenSessions, async ({ context, user: { userId }, credential, params }) => ({
    data: { sessions: await endOpenSessions(context, { userId, credential }, params.session_ids) },
  }));
}
