import {
  endOpenSessions,
  listOpenSessions,
  type OpenSession,
} from '../../contract/api/account/open-sessions.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface OpenSessionService {
  /** The shopper's logins, this one first. */
  list(options?: CallOptions): Promise<OpenSession[]>;
  /** Ends other logins; answers what is left. */
  end(sessionIds: readonly string[], options?: CallOptions): Promise<OpenSession[]>;
}

export function createOpenSessionService({ client }: { client: ApiClient }): OpenSessionService {
  return {
    list: async (options) => (await client.call(listOpenSessions, {}, options)).data.sessions,
    end: async (sessionIds, options) =>
      (await client.call(endOpenSessions, { session_ids: [...sessionIds] }, options)).data.sessions,
  };
}
