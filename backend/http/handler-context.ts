import type { AuditContext } from '../audit/audit.context.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.context.ts';
import type { PlatformContext } from '../platform/platform-context.ts';
import type { CurrentUser } from '../platform/session-user.ts';

/** What the HTTP layer itself needs of the context it hands on to the handlers. */
export type HandlerContext<Context> = PlatformContext &
  AuditContext &
  IdempotencyContext & {
    transaction<T>(work: (unit: Context) => Promise<T>): Promise<T>;
  };

/** How the HTTP layer looks up and ends the session of a credential. */
export interface SessionLookup<Context> {
  /** Null for a credential that is unknown, expired or another tenant's. */
  readonly resolve: (context: Context, credential: string) => Promise<CurrentUser | null>;
  /** An unknown credential changes nothing. */
  readonly end: (context: Context, credential: string) => Promise<void>;
}
