import { login, logout, restoreSession } from '../../../contract/api/auth.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { logIn, restoreSession as restore } from './auth.usecases.ts';
import { logInByToken } from '../identity/token-login.usecases.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { openedAnswer } from './open-session.ts';
import { endSession } from './session.usecases.ts';

/** A01, A02, A09. */
export function authRoutes(api: ShopApi): void {
  api.open(login, async ({ params, scope, facts, credential }) => {
    await assertHuman(scope, params.token_recaptcha);
    const { address } = facts;
    const { login: name, password, remember_me: remember, token } = params;
    // A form sends its empty fields too.
    if (token !== undefined && token !== '') {
      return openedAnswer(await logInByToken(scope, { login: name, token, remember, address, credential }));
    }
    return openedAnswer(await logIn(scope, { login: name, password, remember, address, credential }));
  });

  api.open(logout, async ({ scope, credential }) => {
    if (credential !== null) await endSession(scope, credential);
    return { data: null, session: 'closed' };
  });

  api.open(restoreSession, async ({ params, scope }) =>
    openedAnswer(await restore(scope, params.restoreToken)),
  );
}
