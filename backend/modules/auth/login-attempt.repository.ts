import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { loginAttempts } from './login-attempt.table.ts';

export type LoginAttemptRepository = ReturnType<typeof createLoginAttemptRepository>;

/** Failed tries of one tenant, counted per bucket (T10). */
export function createLoginAttemptRepository(db: Database, tenantId: string) {
  const inBucket = (bucket: string) =>
    and(eq(loginAttempts.tenantId, tenantId), eq(loginAttempts.bucket, bucket));
  return {
    /** The latest tries since `since`, newest first, `limit` at most. */
    async latest(bucket: string, since: Date, limit: number) {
      const rows = await db
        .select({ triedAt: loginAttempts.triedAt })
        .from(loginAttempts)
        .where(and(inBucket(bucket), gt(loginAttempts.triedAt, since)))
        .orderBy(desc(loginAttempts.triedAt))
        .limit(limit);
      return rows.map((row) => row.triedAt);
    },

    async add(buckets: readonly string[], triedAt: Date) {
      await db.insert(loginAttempts).values(buckets.map((bucket) => ({ tenantId, bucket, triedAt })));
    },

    async clear(bucket: string) {
      await db.delete(loginAttempts).where(inBucket(bucket));
    },

    async forget(before: Date) {
      await db
        .delete(loginAttempts)
        .where(and(eq(loginAttempts.tenantId, tenantId), lt(loginAttempts.triedAt, before)));
    },
  };
}
