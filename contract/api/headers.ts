/** Names of the headers and cookies of the session (T5); a tenant may rename them (SES-02). */
export const sessionHeaders = {
  session: 'X-Ebsn-Session',
  account: 'X-Ebsn-Account',
  client: 'X-Ebsn-Client',
  version: 'X-Ebsn-Version',
  clientUuid: 'X-Ebsn-Client-UUID',
  idempotencyKey: 'Idempotency-Key',
  idempotencyReplayed: 'Idempotency-Replayed',
} as const;

/** The web storefront, or the mobile shell. */
export const clientKinds = ['site', 'app'] as const;
export type ClientKind = (typeof clientKinds)[number];
