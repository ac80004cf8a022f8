import * as v from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/**
 * One call of the API: the row of the contract both sides are written against.
 *
 * `auth: 'login'` answers 419 without a session; it is declared as `recentLogin` where a session alone is not enough. `effect: 'write'` needs the client header (T7) and clears the
 * client's request cache; a GET that writes also answers POST. `send` says how our client encodes the parameters, those
 * of a body by POST: the server reads JSON, form and query on every call (T3).
 */
export interface Endpoint<
  Params extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** From the server's root, e.g. `/ebsn/api/cart/add`. */
  readonly path: string;
  readonly auth: 'anyone' | 'login';
  /** Refused with `auth.reauthenticate` unless the password, or a login elsewhere, was given within the last minutes. */
  readonly recentLogin: boolean;
  readonly effect: 'read' | 'write';
  /** Takes an Idempotency-Key header (T9). */
  readonly idempotent: boolean;
  /** `public` answers may be cached and say nothing of the user (T11). */
  readonly visibility: 'public' | 'private';
  readonly send: 'query' | 'json' | 'form';
  readonly params: Params;
  readonly data: Data;
}

export type EndpointParams<E extends Endpoint> = InferOutput<E['params']>;
export type EndpointData<E extends Endpoint> = InferOutput<E['data']>;

interface EndpointInit<Params extends GenericSchema, Data extends GenericSchema> {
  id: string;
  call: `${'GET' | 'POST'} /${string}`;
  auth?: 'login' | 'recentLogin';
  effect?: 'write';
  idempotent?: true;
  visibility?: 'public';
  send?: 'query' | 'json' | 'form';
  params: Params;
  data: Data;
}

const shopApi = '/ebsn/api';

/** The data of a call whose outcome is all there is to tell. */
export const noData = v.nullable(v.object({}));

/** Declares a call of the shop API; `call` is relative to `/ebsn/api`. */
export function defineEndpoint<const Params extends GenericSchema, const Data extends GenericSchema>(
  init: EndpointInit<Params, Data>,
): Endpoint<Params, Data> {
  const method = init.call.startsWith('GET') ? 'GET' : 'POST';
  const path = init.call.slice(method.length + 1);
  return {
    id: init.id,
    method,
    path: shopApi + path,
    auth: init.auth === undefined ? 'anyone' : 'login',
    recentLogin: init.auth === 'recentLogin',
    effect: init.effect ?? 'read',
    idempotent: init.idempotent ?? false,
    visibility: init.visibility ?? 'private',
    send: init.send ?? (method === 'GET' ? 'query' : 'json'),
    params: init.params,
    data: init.data,
  };
}
