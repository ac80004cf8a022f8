import type { Endpoint } from '../../contract/api/endpoint.ts';
import { SessionRequiredError } from './error-response.ts';
import type { OpenHandler, PersonalHandler, Route } from './handler.ts';
import type { RawParams } from './raw-params.ts';

/** Takes the handlers of the shop API; paths and methods stand in the contract alone. */
export interface ShopApi<Context> {
  /** A call anyone may make. `serves` tells endpoints of one path apart. */
  open<E extends Endpoint>(
    endpoint: E,
    handle: OpenHandler<E, Context>,
    serves?: Route<Context>['serves'],
  ): void;
  /** A call for users logged in. */
  personal<E extends Endpoint>(endpoint: E, handle: PersonalHandler<E, Context>): void;
}

export interface RouteTable<Context> extends ShopApi<Context> {
  readonly all: readonly Route<Context>[];
}

const always = (): boolean => true;

export function createRouteTable<Context>(): RouteTable<Context> {
  const all: Route<Context>[] = [];
  return {
    all,
    open(endpoint, handle, serves: (raw: RawParams) => boolean = always) {
      if (endpoint.auth !== 'anyone') throw new RangeError(`${endpoint.id} is for users logged in`);
      all.push({ endpoint, serves, handle });
    },
    personal(endpoint, handle) {
      if (endpoint.auth !== 'login') throw new RangeError(`${endpoint.id} is for anyone`);
      all.push({
        endpoint,
        serves: always,
        handle: (call) => {
          if (call.user === null) throw new SessionRequiredError();
          return handle({ ...call, user: call.user });
        },
      });
    },
  };
}
