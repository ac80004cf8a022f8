import { resolveSession } from '../../modules/auth/session.usecases.ts';
import type { SessionUser } from '../../modules/auth/session.usecases.ts';
import { SessionRequiredError } from '../error-response.ts';
import type { HttpMiddleware } from '../http-env.ts';
import { credentialOf } from '../session-cookies.ts';

/** Sets `credential` and `findUser`. The session is looked up once, and only when somebody asks (T5). */
export const session: HttpMiddleware = (c, next) => {
  const context = c.get('context');
  const credential = credentialOf(c.req.raw, context.services.config, c.get('info'));
  let found: Promise<SessionUser | null> | null = null;
  c.set('credential', credential);
  c.set(
    'findUser',
    () => (found ??= credential === null ? Promise.resolve(null) : resolveSession(context, credential)),
  );
  return next();
};

/** Refuses a call for users logged in without a valid session: throws SessionRequiredError (419). */
export const requireSession: HttpMiddleware = async (c, next) => {
  const user = await c.get('findUser')();
  if (user === null && c.get('route').endpoint.auth === 'login') throw new SessionRequiredError();
  return next();
};
