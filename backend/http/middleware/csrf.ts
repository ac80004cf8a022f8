import { isCrossSite } from '../cross-site.ts';
import { CrossSiteError } from '../error-response.ts';
import type { HttpMiddleware } from '../http-env.ts';

/** Refuses a write that another site may have caused, whatever its method: throws CrossSiteError (403, T7). */
export const csrf: HttpMiddleware<unknown> = (c, next) => {
  const isWrite = c.req.method === 'POST' || c.get('route').endpoint.effect === 'write';
  if (isWrite && isCrossSite(c.req.raw, c.get('info'))) throw new CrossSiteError();
  return next();
};
