import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { failedTries } from './failed-try.table.ts';

export type FailedTryRepository = ReturnType<typeof createFailedTryRepository>;

/** Failed tries of one tenant, counted per bucket (T10). */
export function createFailedTryRepository(db: Database, tenantId: string) {
  const inBucket = (bucket: string) =>
    and(eq(failedTries.tenantId, tenantId), eq(failedTries.bucket, bucket));
  return {
    /** The latest tries since `since`, newest first, `limit` at most. */
    async latest(bucket: string, since: Date, limit: number) {
      const rows = await db
        .select({ triedAt: failedTries.triedAt })
        .from(failedTries)
        .where(and(inBucket(bucket), gt(failedTries.triedAt, since)))
        .orderBy(desc(failedTries.triedAt))
        .limit(limit);
      return rows.map((row) => row.triedAt);
    },

    async add(buckets: readonly string[], triedAt: Date) {
      await db.insert(failedTries).values(buckets.map((bucket) => ({ tenantId, bucket, triedAt })));
    },

    async clear(bucket: string) {
      await db.delete(failedTries).where(inBucket(bucket));
    },

    async forget(before: Date) {
      await db
        .delete(failedTries)
        .where(and(eq(failedTries.tenantId, tenantId), lt(failedTries.triedAt, before)));
    },
  };
}
