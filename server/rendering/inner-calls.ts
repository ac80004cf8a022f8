import type { Backend } from '../../backend/app.ts';
import type { RequestInfo, RequestReader } from '../../backend/http/request-info.ts';

/** What decides whether the session of a request counts, and what is known of where it is used. */
export type Asker = Pick<RequestInfo, 'secure' | 'address' | 'userAgent' | 'appOrigin'>;

/** Answers a call in this process; with `asker`, as if whoever asks for the page had made it. */
export type InnerCalls = (request: Request, asker?: Asker) => Promise<Response>;

/** Calls from the rendering of a page to the shop; the host in their address names the tenant (decision 019). */
export const createInnerCalls =
  ({ app }: Pick<Backend, 'app'>, readRequest: RequestReader): InnerCalls =>
  async (request, asker) => {
    if (asker === undefined) return app.fetch(request);
    const { secure, address, userAgent, appOrigin } = asker;
    return app.fetch(request, {
      info: { ...readRequest(request, {}), secure, address, userAgent, appOrigin },
    });
  };
