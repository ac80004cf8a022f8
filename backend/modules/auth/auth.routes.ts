import { login, logout, restoreSession } from '../../../contract/api/auth.ts';
import type { Answer } from '../../http/handler.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { refusedBot } from './auth.errors.ts';
import { logIn, restoreSession as restore } from './auth.usecases.ts';
import type { Opening } from './auth.usecases.ts';
import { endSession } from './session.usecases.ts';

const opened = ({ token, remember, user, data }: Opening): Answer<Opening['data']> => ({
  data,
  session: { opened: { token, remember }, user },
});

/** A01, A02, A09. */
export function authRoutes(api: ShopApi): void {
  api.open(login, async ({ params, scope, facts, credential }) => {
    // In development this token stands for a failed check (T8).
    if (scope.services.config.embedded && params.token_recaptcha === 'bot-fail') throw refusedBot();
    const { address } = facts;
    const { login: name, password, remember_me: remember } = params;
    return opened(await logIn(scope, { login: name, password, remember, address, credential }));
  });

  api.open(logout, async ({ scope, credential }) => {
    if (credential !== null) await endSession(scope, credential);
    return { data: null, session: 'closed' };
  });

  api.open(restoreSession, async ({ params, scope }) => opened(await restore(scope, params.restoreToken)));
}
