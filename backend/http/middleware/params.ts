import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Route } from '../handler.ts';
import type { HttpMiddleware } from '../http-env.ts';
import { paramsOf } from '../params-of.ts';

/** Sets `rawParams` and, of the endpoints of one path, the `route` they are meant for. Throws UnreadableRequestError. */
export const params =
  <Context>(routes: readonly Route<Context>[]): HttpMiddleware<Context> =>
  async (c, next) => {
    const raw = await paramsOf(c.req.raw, c.get('info').url.search);
    const route = routes.find(({ serves }) => serves(raw));
    if (route === undefined) throw new UnknownResourceError('path');
    c.set('rawParams', raw);
    c.set('route', route);
    return next();
  };
