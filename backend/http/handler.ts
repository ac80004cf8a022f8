import type { Endpoint, EndpointData, EndpointParams } from '../../contract/api/endpoint.ts';
import type { SessionUser } from '../modules/auth/session.usecases.ts';
import type { Message } from '../platform/domain-errors.ts';
import type { TenantContext } from '../tenant-context.ts';
import type { RawParams } from './raw-params.ts';
import type { RequestInfo } from './request-info.ts';
import type { OpenedSession } from './session-cookies.ts';

/** A call whose parameters were read by its endpoint's schema. */
interface Call<Params, User> {
  readonly params: Params;
  readonly context: TenantContext;
  readonly user: User;
  readonly facts: RequestInfo;
  /** The credential the request came with, good or not. */
  readonly credential: string | null;
}

/** What a handler answers: data, messages, and what becomes of the session. */
export interface Answer<Data> {
  readonly data: Data;
  readonly infos?: readonly Message[];
  readonly warnings?: readonly Message[];
  readonly session?: { readonly opened: OpenedSession; readonly user: SessionUser } | 'closed';
}

export type OpenHandler<E extends Endpoint> = (
  call: Call<EndpointParams<E>, SessionUser | null>,
) => Promise<Answer<EndpointData<E>>>;

export type PersonalHandler<E extends Endpoint> = (
  call: Call<EndpointParams<E>, SessionUser>,
) => Promise<Answer<EndpointData<E>>>;

/** A handler bound to its endpoint; what it takes and answers was checked when it was registered. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Of several routes of one path, whether this one is meant. */
  readonly serves: (raw: RawParams) => boolean;
  readonly handle: (call: Call<unknown, SessionUser | null>) => Promise<Answer<unknown>>;
}
