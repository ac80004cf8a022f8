import type { Language } from '../../../contract/languages.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { HttpMiddleware } from '../http-env.ts';
import type { ConnectionBindings, RequestReader } from '../request-info.ts';

/**
 * Sets `info` and `context`: client, tenant and the tenant's shop of a request. A web server that read the request
 * hands `info` on as a binding.
 */
export const tenant =
  <Context>(given: {
    readonly readRequest: RequestReader;
    readonly contextOf: (facts: TenantFacts, language: Language) => Context;
  }): HttpMiddleware<Context> =>
  (c, next) => {
    // Called in process there are no bindings at all.
    const connection: Partial<ConnectionBindings> = c.env ?? {};
    const info = connection.info ?? given.readRequest(c.req.raw, connection);
    c.set('info', info);
    c.set('context', given.contextOf(info.tenant, info.language));
    return next();
  };
