import type { Endpoint } from '../../contract/api/endpoint.ts';
import { SessionRequiredError } from './error-response.ts';
import type { OpenHandler, PersonalHandler, ReadAhead, Route } from './handler.ts';
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
  /** The same, for a call that needs an answer from far away: it is read before any transaction, and passed to the handler. */
  personalAhead<E extends Endpoint, Ahead>(
    endpoint: E,
    ahead: ReadAhead<E, Context, Ahead>,
    handle: (
      call: Parameters<PersonalHandler<E, Context>>[0],
      ahead: Ahead,
    ) => ReturnType<PersonalHandler<E, Context>>,
  ): void;
}

export interface RouteTable<Context> extends ShopApi<Context> {
  readonly all: readonly Route<Context>[];
}

const always = (): boolean => true;

function assertPersonal({ auth, id }: Endpoint): void {
  if (auth !== 'login') throw new RangeError(`${id} is for anyone`);
}

/** Returns the handler as one that refuses a call of nobody. */
const ofUser =
  <E extends Endpoint, Context>(handle: PersonalHandler<E, Context>): OpenHandler<E, Context> =>
  async (call) => {
    if (call.user === null) throw new SessionRequiredError();
    return handle({ ...call, user: call.user });
  };

export function createRouteTable<Context>(): RouteTable<Context> {
  const all: Route<Context>[] = [];
  return {
    all,
    open(endpoint, handle, serves: (raw: RawParams) => boolean = always) {
      if (endpoint.auth !== 'anyone') throw new RangeError(`${endpoint.id} is for users logged in`);
      all.push({ endpoint, serves, prepare: async () => handle });
    },
    personal(endpoint, handle) {
      assertPersonal(endpoint);
      all.push({ endpoint, serves: always, prepare: async () => ofUser(handle) });
    },
    personalAhead(endpoint, readAhead, handle) {
      assertPersonal(endpoint);
      all.push({
        endpoint,
        serves: always,
        prepare: async (call) => {
          const ahead = await readAhead(call);
          return ofUser((personal) => handle(personal, ahead));
        },
      });
    },
  };
}
