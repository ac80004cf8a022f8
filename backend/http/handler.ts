import type { Endpoint, EndpointData, EndpointParams } from '../../contract/api/endpoint.ts';
import type { Message } from '../platform/domain-errors.ts';
import type { CurrentUser, SessionUser } from '../platform/session-user.ts';
import type { RawParams } from './raw-params.ts';
import type { RequestInfo } from './request-info.ts';
import type { SessionCredential } from './session-cookies.ts';

/** A call whose parameters were read by its endpoint's schema. */
interface Call<Params, User, Context> {
  readonly params: Params;
  readonly context: Context;
  readonly user: User;
  readonly requestInfo: RequestInfo;
  /** The credential the request came with, good or not. */
  readonly credential: string | null;
}

/** What a handler answers: data, messages, and what becomes of the session. */
export interface HandlerResult<Data> {
  readonly data: Data;
  readonly infos?: readonly Message[];
  readonly warnings?: readonly Message[];
  readonly session?: { readonly opened: SessionCredential; readonly user: SessionUser } | 'closed';
}

export type OpenHandler<E extends Endpoint, Context> = (
  call: Call<EndpointParams<E>, CurrentUser | null, Context>,
) => Promise<HandlerResult<EndpointData<E>>>;

export type PersonalHandler<E extends Endpoint, Context> = (
  call: Call<EndpointParams<E>, CurrentUser, Context>,
) => Promise<HandlerResult<EndpointData<E>>>;

/** Reads what may be far away, before a handler works: a call with a key works in a transaction (T9). */
export type ReadAhead<E extends Endpoint, Context, Ahead> = (
  call: Pick<Call<EndpointParams<E>, CurrentUser, Context>, 'params' | 'context'>,
) => Promise<Ahead>;

/** A handler bound to its endpoint; what it takes and answers was checked when it was registered. */
export interface Route<Context> {
  readonly endpoint: Endpoint;
  /** Of several routes of one path, whether this one is meant. */
  readonly serves: (raw: RawParams) => boolean;
  /** Reads what the handler needs from outside the database, and returns the handler with it; called outside of a transaction. */
  readonly prepare: (
    call: Pick<Call<unknown, CurrentUser | null, Context>, 'params' | 'context'>,
  ) => Promise<(call: Call<unknown, CurrentUser | null, Context>) => Promise<HandlerResult<unknown>>>;
}
