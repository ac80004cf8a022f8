import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { endSession } from '../auth/session.usecases.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import type { LoginContext } from './login.context.ts';
import { logIn, restoreSession as restore } from './login.usecases.ts';
import { openedAnswer } from './open-session.ts';
import type { NewSession } from './open-session.ts';

/** A login by a one-time token; `address` is the caller's network address, `credential` the session it ends. */
export interface TokenLoginInput {
  readonly login: string;
  readonly token: string;
  readonly remember: boolean;
  readonly address: string;
  readonly credential: string | null;
}

/** Opens a session for the one-time token of a login done elsewhere (A01). */
export type TokenLogin<Context> = (context: Context, given: TokenLoginInput) => Promise<NewSession>;

/** A01, A02, A09. */
export function loginRoutes<Context extends Transactional<LoginContext>>(
  api: ShopApi<Context>,
  logInByToken: TokenLogin<Context>,
): void {
  api.open(login, async ({ params, context, requestInfo, credential }) => {
    await assertHuman(context, params.token_recaptcha);
    const { address } = requestInfo;
    const { login: name, password, remember_me: remember, token } = params;
    // A form sends its empty fields too.
    if (token !== undefined && token !== '') {
      return openedAnswer(await logInByToken(context, { login: name, token, remember, address, credential }));
    }
    return openedAnswer(await logIn(context, { login: name, password, remember, address, credential }));
  });

  api.open(logout, async ({ context, credential }) => {
    if (credential !== null) await endSession(context, credential);
    return { data: null, session: 'closed' };
  });

  api.open(restoreSession, async ({ params, context }) =>
    openedAnswer(await restore(context, params.restoreToken)),
  );
}
