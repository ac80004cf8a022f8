import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** First answers by key, for one tenant (T9). */
export function createIdempotencyRepository(db: Database, tenantId: string) {
  const own = (userId: number, key: string) =>
    and(
      eq(idempotencyKeys.tenantId, tenantId),
      eq(idempotencyKeys.userId, userId),
      eq(idempotencyKeys.key, key),
    );
  return {
    /**
     * Claims a key for the running transaction; false when it is taken. A parallel twin waits here until the first
     * one has committed. A key older than `expired` counts as new.
     */
    async claim(claim: { userId: number; key: string; paramsHash: string; now: Date; expired: Date }) {
      const { userId, key, paramsHash, now, expired } = claim;
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ tenantId, userId, key, paramsHash, createdAt: now })
        .onConflictDoUpdate({
          target: [idempotencyKeys.tenantId, idempotencyKeys.userId, idempotencyKeys.key],
          set: { paramsHash, answer: null, createdAt: now },
          setWhere: sql`${idempotencyKeys.createdAt} < ${expired.toISOString()}::timestamptz`,
        })
        .returning({ key: idempotencyKeys.key });
      return claimed.length === 1;
    },

    async keepAnswer(userId: number, key: string, answer: string) {
      await db.update(idempotencyKeys).set({ answer }).where(own(userId, key));
    },

    async find(userId: number, key: string) {
      const [found] = await db
        .select({ paramsHash: idempotencyKeys.paramsHash, answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(own(userId, key));
      return found ?? null;
    },

    async deleteBefore(before: Date) {
      await db
        .delete(idempotencyKeys)
        .where(and(eq(idempotencyKeys.tenantId, tenantId), lt(idempotencyKeys.createdAt, before)));
    },
  };
}
