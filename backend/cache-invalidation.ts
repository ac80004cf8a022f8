import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './platform/db/client.ts';
import type { Database } from './platform/db/database.ts';
import { describeError } from './platform/log.ts';
import type { Log } from './platform/log.ts';

const channel = 'shop_changed';

/**
 * Which state of a brand's public data (prices, stock, catalogue) this process knows of. It moves on with every change
 * anybody makes, so that what was made from an older state is not answered again.
 */
export interface CacheInvalidation {
  /** Null while changes of other processes would not be heard: nothing may be kept then. */
  versionOf(tenantId: string): number | null;
  /** Another number each time this process begins to hear again, which the database may have been restored before. */
  hearingSince(): number;
  /** A change of this process was committed: it is known here before anybody else is told. */
  changed(tenantId: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Announces inside a transaction that it changes a brand's public data; others hear of it when it commits. */
export async function notifyChange(db: Database, tenantId: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${tenantId})`);
}

export function createCacheInvalidation(database: OpenDatabase, log: Log): CacheInvalidation {
  const versions = new Map<string, number>();
  let isHearing = false;
  let base = 0;
  let stop: (() => Promise<void>) | null = null;
  const changed = (tenantId: string): void => {
    versions.set(tenantId, (versions.get(tenantId) ?? 0) + 1);
  };
  return {
    changed,
    hearingSince: () => base,
    versionOf: (tenantId) => (isHearing ? base + (versions.get(tenantId) ?? 0) : null),
    async start() {
      stop ??= await database.listen({
        channel,
        onMessage: changed,
        onHearing() {
          // Whatever happened meanwhile was not heard: every state of before is old.
          base += 1_000_000;
          isHearing = true;
        },
        onLost(error) {
          isHearing = false;
          log.warn('changes.unheard', { reason: describeError(error) });
        },
      });
    },
    async stop() {
      isHearing = false;
      await stop?.();
      stop = null;
    },
  };
}
