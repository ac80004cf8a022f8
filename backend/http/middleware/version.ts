import { apiVersion } from '../../../contract/api/api-version.ts';
import { sessionHeaders } from '../../../contract/api/headers.ts';
import type { HttpMiddleware } from '../http-env.ts';

/** Says the version of the server with every answer (T5). */
export function version(headerPrefix: string): HttpMiddleware<unknown> {
  const name = sessionHeaders(headerPrefix).version;
  return async (c, next) => {
    await next();
    c.res.headers.set(name, apiVersion);
  };
}
