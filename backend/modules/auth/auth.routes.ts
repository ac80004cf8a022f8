import { login, logout, restoreSession } from '../../../contract/api/auth.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { logIn, restoreSession as restore } from './auth.usecases.ts';
import { logInByToken } from '../identity/token-login.usecases.ts';
import { assertHuman } from '../bot-check/bot-check.usecases.ts';
import { openedAnswer } from './open-session.ts';
import { endSession } from './session.usecases.ts';

/** A01, A02, A09. */
export function authRoutes(api: ShopApi): void {
  api.open(login, async ({ params, context, facts, credential }) => {
    await assertHuman(context, params.token_recaptcha);
    const { address } = facts;
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
