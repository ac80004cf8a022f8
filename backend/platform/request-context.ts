import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line written for a request says besides its own. */
export interface RequestContext {
  readonly requestId: string;
  /** The trace of the caller the request belongs to (W3C Trace Context), where that is switched on. */
  readonly traceId?: string;
}

const running = new AsyncLocalStorage<RequestContext>();

/** Does `work`, and everything that follows from it, on behalf of a request. */
export const onBehalfOf = <T>(context: RequestContext, work: () => T): T => running.run(context, work);

/** The request that is being answered; undefined outside of one. */
export const currentRequest = (): RequestContext | undefined => running.getStore();
