import { sessionHeaders } from '../../../contract/api/headers.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import { assertRecentLogin } from '../../platform/recent-login.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { CurrentUser } from '../../platform/session-user.ts';
import type { Said } from '../../platform/said.ts';
import { SessionRequiredError } from '../error-response.ts';
import type { SessionLookup } from '../handler-context.ts';
import type { HttpMiddleware } from '../http-env.ts';
import { credentialOf } from '../session-cookies.ts';

const otherUser: Said = {
  it: 'In questo browser è entrato un altro account: non abbiamo modificato nulla.',
  'en-US': 'Another account has logged in on this browser: nothing was changed.',
};

/** Sets `credential` and `findUser`. The session is looked up once, and only when somebody asks (T5). */
export const session =
  <Context extends PlatformContext>(
    sessions: Pick<SessionLookup<Context>, 'resolve'>,
  ): HttpMiddleware<Context> =>
  (c, next) => {
    const context = c.get('context');
    const credential = credentialOf(c.req.raw, context.config, c.get('info'));
    let found: Promise<CurrentUser | null> | null = null;
    c.set('credential', credential);
    c.set(
      'findUser',
      () => (found ??= credential === null ? Promise.resolve(null) : sessions.resolve(context, credential)),
    );
    return next();
  };

/**
 * Refuses a call for users logged in without a valid session: throws SessionRequiredError (419). Refuses a write that names
 * another user than the session's, and a call that needs a recent login of a session without one: throws RefusalError (SES-08).
 */
export const requireSession: HttpMiddleware<PlatformContext> = async (c, next) => {
  const user = await c.get('findUser')();
  const { auth, effect, recentLogin } = c.get('route').endpoint;
  if (user === null && auth === 'login') throw new SessionRequiredError();
  const intended = c.req.raw.headers.get(sessionHeaders(c.get('context').config.headerPrefix).user);
  if (effect === 'write' && user !== null && intended !== null && intended !== String(user.userId))
    throw new RefusalError('auth.otherUser', otherUser);
  if (recentLogin && user !== null) assertRecentLogin(user, c.get('context').now);
  return next();
};
