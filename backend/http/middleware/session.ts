import type { PlatformContext } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { SessionRequiredError } from '../error-response.ts';
import type { SessionLookup } from '../handler-context.ts';
import type { HttpMiddleware } from '../http-env.ts';
import { credentialOf } from '../session-cookies.ts';

/** Sets `credential` and `findUser`. The session is looked up once, and only when somebody asks (T5). */
export const session =
  <Context extends PlatformContext>(
    sessions: Pick<SessionLookup<Context>, 'resolve'>,
  ): HttpMiddleware<Context> =>
  (c, next) => {
    const context = c.get('context');
    const credential = credentialOf(c.req.raw, context.config, c.get('info'));
    let found: Promise<SessionUser | null> | null = null;
    c.set('credential', credential);
    c.set(
      'findUser',
      () => (found ??= credential === null ? Promise.resolve(null) : sessions.resolve(context, credential)),
    );
    return next();
  };

/** Refuses a call for users logged in without a valid session: throws SessionRequiredError (419). */
export const requireSession: HttpMiddleware<unknown> = async (c, next) => {
  const user = await c.get('findUser')();
  if (user === null && c.get('route').endpoint.auth === 'login') throw new SessionRequiredError();
  return next();
};
