/** What the names of the session's headers begin with where a server says nothing else. */
export const usualHeaderPrefix = 'X-Ebsn-';

/** Names of the headers of the session (T5). */
export interface SessionHeaders {
  readonly session: string;
  readonly account: string;
  readonly client: string;
  readonly version: string;
  readonly clientUuid: string;
  /** Id of the user a write is meant for: with another user's session it is refused (SES-08). */
  readonly user: string;
}

/** The names that begin with `prefix`: every server may have one of its own (SES-02). */
export const sessionHeaders = (prefix: string): SessionHeaders => ({
  session: `${prefix}Session`,
  account: `${prefix}Account`,
  client: `${prefix}Client`,
  version: `${prefix}Version`,
  clientUuid: `${prefix}Client-UUID`,
  user: `${prefix}User`,
});

/** Names of the headers by which a write happens once (T9). */
export const idempotencyHeaders = { key: 'Idempotency-Key', replayed: 'Idempotency-Replayed' } as const;

/** The web storefront, or the mobile shell. */
export const clientKinds = ['site', 'app'] as const;
export type ClientKind = (typeof clientKinds)[number];
