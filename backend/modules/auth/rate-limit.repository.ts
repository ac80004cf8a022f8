import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { rateLimitBuckets } from './rate-limit.table.ts';

/** At most `limit` attempts of one bucket within any window of `windowMs`. */
export interface RateLimit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

const { attempts } = rateLimitBuckets;

/** The attempt that has to leave the window before another one fits: the `limit`th from the end. */
const blockingAttempt = (limit: number) => sql`${attempts}[cardinality(${attempts}) + 1 - ${limit}::integer]`;

/** Counted attempts of one tenant, per bucket (T10). */
export function createRateLimitRepository(db: Database, tenantId: string) {
  const isBucket = (bucket: string) =>
    and(eq(rateLimitBuckets.tenantId, tenantId), eq(rateLimitBuckets.bucket, bucket));
  return {
    /**
     * Counts an attempt made at `now`; false when the limit is used up. One statement on one row: of attempts at once,
     * in however many processes, no more than the limit are counted.
     */
    async consume({ bucket, limit, windowMs }: RateLimit, now: Date): Promise<boolean> {
      const since = new Date(now.getTime() - windowMs).toISOString();
      const counted = await db
        .insert(rateLimitBuckets)
        .values({ tenantId, bucket, attempts: [now], expiresAt: new Date(now.getTime() + windowMs) })
        .onConflictDoUpdate({
          target: [rateLimitBuckets.tenantId, rateLimitBuckets.bucket],
          set: {
            // Older ones than the limit counts are dropped. A slice alone ends Citus 13.2: it is a part of something here.
            attempts: sql`'{}'::timestamptz[] || (${attempts} || excluded.attempts)[greatest(1, cardinality(${attempts}) + 2 - ${limit}::integer):]`,
            expiresAt: sql`excluded.expires_at`,
          },
          setWhere: sql`cardinality(${attempts}) < ${limit}::integer OR ${blockingAttempt(limit)} <= ${since}::timestamptz`,
        })
        .returning({ bucket: rateLimitBuckets.bucket });
      return counted.length > 0;
    },

    /** How long a bucket whose limit is used up stays so, in ms; null when it no longer is. */
    async waitMs({ bucket, limit, windowMs }: RateLimit, now: Date): Promise<number | null> {
      const [row] = await db
        .select({
          blockedSince: sql<
            number | null
          >`(extract(epoch FROM ${blockingAttempt(limit)}) * 1000)::double precision`,
        })
        .from(rateLimitBuckets)
        .where(isBucket(bucket));
      const blockedSince = row?.blockedSince ?? null;
      return blockedSince === null ? null : blockedSince + windowMs - now.getTime();
    },

    /** Takes back an attempt that was counted at `at`, as if it had not been made. */
    async release(bucket: string, at: Date) {
      const place = sql`array_position(${attempts}, ${at.toISOString()}::timestamptz)`;
      await db
        .update(rateLimitBuckets)
        .set({ attempts: sql`${attempts}[:${place} - 1] || ${attempts}[${place} + 1:]` })
        .where(and(isBucket(bucket), sql`${place} IS NOT NULL`));
    },

    async clear(bucket: string) {
      await db.delete(rateLimitBuckets).where(isBucket(bucket));
    },

    async deleteExpired(before: Date) {
      await db
        .delete(rateLimitBuckets)
        .where(and(eq(rateLimitBuckets.tenantId, tenantId), lt(rateLimitBuckets.expiresAt, before)));
    },
  };
}
